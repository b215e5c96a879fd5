import type { CodeOf } from '../../../../src/core/language/dictionary'
import { complaintType } from '../../../../src/trade/complaints/complaint'

export type ComplaintStory = {
  type: CodeOf<typeof complaintType>
  /** Days since it was filed. */
  ago: number
  title: string
  content: string
  /** Subject: one of the buyer's orders, or a refused case. */
  about?: 'order' | 'afterSale'
  /** Messages in turn, the platform first. */
  messages?: string[]
  end?: 'settle' | 'close' | 'withdraw'
  reply?: string
}

const { product, delivery, payment, promotion, account, invoice, system, returns, staff, other } =
  complaintType.code

/** Complaints of the demo buyer, of every type and in every state. */
export const stories: readonly ComplaintStory[] = [
  {
    type: delivery,
    ago: 0.2,
    title: '物流三天没有更新',
    content: '运单一直停在中转站，产线等料，请催办。',
    about: 'order',
  },
  {
    type: product,
    ago: 0.5,
    title: '轴承游隙偏大',
    content: '抽检 20 件有 3 件径向游隙超差，请安排质检。',
    about: 'order',
    messages: ['已转质检，请提供批号'],
  },
  {
    type: returns,
    ago: 0.9,
    title: '售后被驳回不认可',
    content: '驳回理由与事实不符，外箱破损照片已上传。',
    about: 'afterSale',
  },
  {
    type: invoice,
    ago: 1.1,
    title: '发票抬头开错',
    content: '抬头少了“有限公司”，请重开。',
    about: 'order',
    messages: ['请确认正确抬头', '苏州华辰机电设备有限公司'],
  },
  { type: payment, ago: 1.6, title: '转账凭证审核超过 24 小时', content: '昨天上午上传的凭证还没审核。' },
  { type: system, ago: 2.1, title: '批量下单表格无法导入', content: 'Excel 第 200 行以后没有识别。' },
  {
    type: other,
    ago: 2.6,
    title: '希望增加月结对账单模板',
    content: '财务需要按成本中心汇总的格式。',
    messages: ['需求已记录，排期后答复'],
  },
  {
    type: staff,
    ago: 3.2,
    title: '表扬售前工程师',
    content: '选型建议专业，帮我们省了一周时间。',
    end: 'settle',
    reply: '感谢认可，已转达并在部门内表扬',
  },
  {
    type: delivery,
    ago: 4,
    title: '送货未送到车间',
    content: '约定送货上门，实际放在门卫。',
    about: 'order',
    end: 'settle',
    reply: '已与承运商确认，后续订单备注送货到车间',
  },
  {
    type: product,
    ago: 5,
    title: '螺栓强度等级标识不清',
    content: '8.8 级标识模糊，无法入库。',
    about: 'order',
    messages: ['已安排补发合格证', '收到，谢谢'],
    end: 'settle',
    reply: '已补发合格证与批次检测报告',
  },
  {
    type: promotion,
    ago: 6,
    title: '满减没有自动使用',
    content: '金额已到门槛，结算时没有减。',
    end: 'settle',
    reply: '该商品不在活动范围，已补发等额优惠券',
  },
  {
    type: account,
    ago: 7,
    title: '子账号无法看到合同价',
    content: '新建的子账号看到的是零售价。',
    messages: ['请问子账号名称？', 'purchase02'],
    end: 'settle',
    reply: '已修正子账号价格权限',
  },
  {
    type: invoice,
    ago: 9,
    title: '专票迟迟未寄出',
    content: '已开票五天，没有快递单号。',
    about: 'order',
    end: 'settle',
    reply: '已寄出，单号已在发票详情中更新',
  },
  {
    type: payment,
    ago: 11,
    title: '企业网银付款后显示待付款',
    content: '银行已扣款，订单没有变化。',
    about: 'order',
    end: 'settle',
    reply: '银行回调延迟，已到账',
  },
  {
    type: returns,
    ago: 13,
    title: '退货地址电话打不通',
    content: '快递无法联系到收货人。',
    messages: ['已更换联系人'],
    end: 'settle',
    reply: '已更新退货联系人与电话',
  },
  {
    type: system,
    ago: 15,
    title: '页面打印少一列',
    content: '验收清单打印时数量列被截断。',
    end: 'settle',
    reply: '已修复，请刷新后重试',
  },
  {
    type: delivery,
    ago: 18,
    title: '少收一箱',
    content: '三箱只收到两箱。',
    about: 'order',
    messages: ['正在核对签收记录'],
    end: 'settle',
    reply: '承运商分两批派送，第三箱次日送达',
  },
  {
    type: product,
    ago: 22,
    title: '手套有异味',
    content: '开箱异味明显，工人不愿使用。',
    about: 'order',
    end: 'close',
    reply: '检测合格，通风后异味消失',
  },
  {
    type: staff,
    ago: 25,
    title: '客服回复太慢',
    content: '在线咨询等了半小时没有回应。',
    end: 'settle',
    reply: '已优化排班，向您致歉',
  },
  {
    type: promotion,
    ago: 28,
    title: '优惠券到期没有提醒',
    content: '希望到期前三天发送消息。',
    end: 'close',
    reply: '消息设置中可开启到期提醒',
  },
  {
    type: other,
    ago: 33,
    title: '建议增加英文包装说明',
    content: '出口设备随机备件需要英文标签。',
    end: 'close',
    reply: '建议已收录，暂不单独处理',
  },
  { type: account, ago: 38, title: '手机号换绑收不到验证码', content: '试了三次都没收到。', end: 'withdraw' },
  {
    type: delivery,
    ago: 44,
    title: '催发货',
    content: '急用，请今天发出。',
    about: 'order',
    end: 'withdraw',
  },
  {
    type: product,
    ago: 50,
    title: '型号与图片不符',
    content: '实物颜色与图片不同。',
    about: 'order',
    messages: ['颜色为批次差异，不影响使用'],
    end: 'withdraw',
  },
  {
    type: payment,
    ago: 57,
    title: '信用额度扣减有误',
    content: '取消订单后额度没有恢复。',
    end: 'settle',
    reply: '额度已恢复，系统刷新有延迟',
  },
  {
    type: invoice,
    ago: 64,
    title: '电子发票打不开',
    content: 'PDF 文件提示损坏。',
    about: 'order',
    end: 'settle',
    reply: '已重新生成，请重新下载',
  },
  {
    type: returns,
    ago: 71,
    title: '换货等待太久',
    content: '换货单超过一周没有补发。',
    end: 'close',
    reply: '厂家停产，已改为退款处理',
  },
]
