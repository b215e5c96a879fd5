import { form } from '../../core/form/form'
import { dictionary, siteDictionary, type CodeOf } from '../../core/language/dictionary'
import { machine, type ActorOf } from '../../core/machine'

export const complaintState = dictionary('complaintState', {
  waiting: [10, '待处理', 'Waiting', 'waits'],
  success: [20, '处理成功', 'Success', 'done'],
  closed: [30, '已关闭', 'Closed', 'ended'],
  withdrawn: [40, '买家撤回', 'Withdrawn by buyer', 'ended'],
})
export type ComplaintState = CodeOf<typeof complaintState>

export const complaintType = siteDictionary('complaintType', {
  product: [10, '商品', 'Product'],
  delivery: [20, '配送', 'Delivery'],
  payment: [30, '支付', 'Payment'],
  promotion: [40, '促销', 'Promotion'],
  account: [50, '账户', 'Account'],
  invoice: [60, '发票', 'Invoice'],
  system: [70, '系统', 'System'],
  returns: [80, '退换货', 'Return/exchange'],
  staff: [90, '表扬或投诉员工', 'Praise/complaint staff'],
  other: [100, '其他', 'Other'],
})

const { waiting, success, closed, withdrawn } = complaintState.code

/** State machine of a complaint. */
export const {
  steps: complaintMachine,
  actions: complaintActions,
  actionsOf,
  may: mayDoWithComplaint,
} = machine(complaintState, {
  steps: {
    settle: { from: [waiting], to: success, by: ['platform'] },
    /** The complaint is unfounded. */
    close: { from: [waiting], to: closed, by: ['platform'] },
    withdraw: { from: [waiting], to: withdrawn, by: ['buyer'] },
  },
  actions: {
    message: { from: [waiting], by: ['buyer', 'platform'] },
  },
})
export type ComplaintActor = ActorOf<typeof complaintMachine>

/** Form fields of a complaint. The names equal those of the request body. */
export const complaintForm = form('complaintForm', {
  type: { type: 'select', label: ['投诉类型', 'Type'], required: true, own: true, options: complaintType },
  title: { type: 'text', label: ['标题', 'Title'], required: true },
  content: {
    type: 'textarea',
    label: ['投诉内容', 'What happened'],
    required: true,
    missing: ['请输入投诉内容', 'Describe what happened.'],
    placeholder: ['请说明经过、希望怎样处理', 'What happened, and what you would like to be done'],
  },
  phone: { type: 'phone', label: ['联系电话', 'Phone'], required: true },
  files: { type: 'files', label: ['凭证图片', 'Pictures'] },
})
