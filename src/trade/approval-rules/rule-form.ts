import { form } from '../../core/form/form'
import type { Choice } from '../../core/form/form-field'
import { mostHours } from './approval-rules.contract'

export const effectChoices = [
  { value: 'ask', text: ['需要审批', 'Needs approval'] },
  { value: 'bypass', text: ['免审批', 'Needs no approval'] },
  { value: 'deny', text: ['禁止购买', 'Is not allowed'] },
] as const satisfies readonly Choice[]

export const basisChoices = [
  { value: 'total', text: ['应付金额（含运费）', 'Amount to pay, with freight'] },
  { value: 'reduced', text: ['优惠后商品金额', 'Goods after discounts'] },
  { value: 'goods', text: ['商品金额', 'Goods before discounts'] },
] as const satisfies readonly Choice[]

const specialChoices = [
  { value: 'custom', text: ['定制商品', 'Custom goods'] },
  { value: 'firstPurchase', text: ['首次购买的商品', 'Products bought for the first time'] },
] as const satisfies readonly Choice[]

export const sourceChoices = [
  { value: 'cart', text: ['购物车和立即购买', 'Cart and buy now'] },
  { value: 'offer', text: ['报价单', 'Quotations'] },
  { value: 'gift', text: ['积分兑换', 'Gifts for points'] },
] as const satisfies readonly Choice[]

export const approverChoices = [
  { value: 'unitHead', text: ['申请人部门负责人', 'Head of the requester’s department'] },
  { value: 'upperHead', text: ['上级部门负责人', 'Head of the department above'] },
] as const satisfies readonly Choice[]

const asks = ({ effect }: Readonly<Record<string, unknown>>) => effect === 'ask'

/** Fields of an approval rule. Each condition is optional; all given ones must hold. */
export const ruleForm = form('approvalRule', {
  name: { type: 'text', label: ['规则名称', 'Name'], required: true, max: 40 },
  effect: {
    type: 'radio',
    label: ['采购符合时', 'A matching purchase'],
    required: true,
    options: effectChoices,
  },
  above: {
    type: 'money',
    label: ['金额超过', 'Amount above'],
    hint: [
      '以下条件可留空；填写的条件须同时满足',
      'All conditions are optional; those given must hold together.',
    ],
  },
  basis: {
    type: 'select',
    label: ['金额口径', 'Amount counted'],
    options: basisChoices,
    required: ({ above }) => above !== '',
    when: ({ above }) => above !== '',
  },
  recentAbove: { type: 'money', label: ['同一店铺累计超过', 'Recent total per shop above'] },
  recentDays: {
    type: 'number',
    label: ['累计天数', 'Days counted'],
    min: 1,
    max: 365,
    required: ({ recentAbove }) => recentAbove !== '',
    when: ({ recentAbove }) => recentAbove !== '',
  },
  percent: { type: 'number', label: ['单价比上次高（%）', 'Price above the last by (%)'], min: 0, max: 1000 },
  specials: { type: 'checks', label: ['商品', 'Goods'], options: specialChoices },
  sources: { type: 'checks', label: ['来源', 'Source'], options: sourceChoices },
  costCentres: {
    type: 'text',
    label: ['成本中心', 'Cost centres'],
    max: 500,
    hint: ['多个用逗号分隔', 'Separate several by commas.'],
  },
  requesters: { type: 'checks', label: ['申请人', 'Requesters'], max: 50 },
  approverKinds: {
    type: 'checks',
    label: ['按部门审批', 'Approval by department'],
    options: approverChoices,
    hint: [
      '负责人本人的采购由上级部门负责人审批',
      'A head’s own purchases go to the head of the department above.',
    ],
    when: asks,
  },
  approvers: {
    type: 'checks',
    label: ['审批人', 'Approvers'],
    max: 10,
    hint: ['不选则由主账号审批', 'Choose none for the main account.'],
    when: asks,
  },
  need: { type: 'number', label: ['须批准人数', 'Approvals needed'], min: 1, max: 10, when: asks },
  hours: {
    type: 'number',
    label: ['超时上报（工作小时）', 'Escalate after (working hours)'],
    min: 1,
    max: mostHours,
    when: asks,
  },
})
