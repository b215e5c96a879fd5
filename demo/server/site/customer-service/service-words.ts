type TopicWords = {
  icon: string
  title: string
  /** Text as article lines. */
  text: string[]
  /** Titles of related help articles, and pages of the shop. */
  help: string[]
  pages?: [label: string, url: string][]
  withdrawn?: boolean
}

/** Topics of every site's service centre. */
export const topicWords: TopicWords[] = [
  {
    icon: 'cart',
    title: '如何下单',
    text: [
      '+ 搜索型号或从分类进入列表，选择规格、单位与数量',
      '+ 加入购物车，核对金额后去结算',
      '+ 填写地址、发票与优惠，提交订单',
      '+ 选择支付方式；线下转账请上传凭证，24 小时内审核',
      '大批量采购可以从表格粘贴订货号与数量，一次检查一千行。',
    ],
    help: ['下单流程', '批量询价', '线下转账'],
    pages: [['快速下单', '/quick-order']],
  },
  {
    icon: 'undo',
    title: '如何退换',
    text: [
      '+ 在订单上点击“申请售后”，选择退款、退货退款或换货',
      '+ 填写数量与原因，上传照片',
      '+ 审核通过后寄回，填写快递单号；也可选择上门取件',
      '+ 收到退货后退款，或重新发货',
      '签收之日起七天内包装完好可无理由退换，质量问题 30 天内可退换。',
    ],
    help: ['退换货政策', '申请售后', '退款时效'],
    pages: [['我的订单', '/user/order']],
  },
  {
    icon: 'receipt',
    title: '如何开票',
    text: [
      '+ 维护发票抬头与税号，专用发票需先完成企业认证',
      '+ 订单完成后选择一笔或多笔申请开票',
      '+ 电子票开具后可下载，纸质票两个工作日内寄出',
      '企业认证 1–3 个工作日内完成审核。',
    ],
    help: ['专票申请', '发票邮寄', '企业认证'],
    pages: [['我的发票', '/user/invoice']],
  },
  {
    icon: 'calendarClock',
    title: '如何预约门店自提',
    text: ['门店自提已停止。'],
    help: [],
    withdrawn: true,
  },
]
