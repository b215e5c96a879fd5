import { messages } from '../../core/language/messages'

export const requirementMessages = messages('requirement', {
  open: ['定制需求', 'Custom requirement'],
  title: ['填写定制需求', 'Custom requirement'],
  editTitle: ['修改定制需求', 'Edit custom requirement'],
  send: ['提交需求', 'Submit'],
  cancel: ['取消', 'Cancel'],
  hint: [
    '提交后加入购物车，询价后平台 1–3 天内报价',
    'Goes into the cart; ask for a quotation there, and you get a price within 1–3 days.',
  ],
  files: [
    '支持图片、PDF、压缩包、Word，单个小于 2 MB，每项最多 {n} 个',
    'Pictures, PDF, archives and Word, under 2 MB each, at most {n} a list.',
  ],
  pieces: ['× {n} {unit}', '× {n} {unit}'],
  units: ['= {n} {unit}', '= {n} {unit}'],
  delivery: ['交期 {n} 天', 'Delivery in {n} {n|day|days}'],
  added: ['已加入购物车', 'Added to cart.'],
  edited: ['定制需求已修改', 'Custom requirement modified.'],
  unpriced: ['报价被您接受后成为订单', 'Becomes an order once you accept a quotation'],
  requirement: ['定制需求', 'Custom requirement'],
  by: ['期望交期 {day}', 'Wanted by {day}'],
  attached: ['附件 {n} 个', 'Attachments: {n}'],
  edit: ['编辑需求', 'Edit'],
  editOf: ['编辑 {name} 的定制需求', 'Edit the requirement of {name}'],
})
