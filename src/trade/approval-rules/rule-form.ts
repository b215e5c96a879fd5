import { form } from '../../core/form/form'
import type { Choice } from '../../core/form/form-field'
import { toMinor } from '../../core/money'
import { mostApprovers, mostHours } from './approval-rules.contract'
import { mostValues } from './rule-condition.contract'

export const effectChoices = [
  { value: 'ask', text: ['需要审批', 'Needs approval'] },
  { value: 'bypass', text: ['免审批', 'Needs no approval'] },
  { value: 'deny', text: ['禁止购买', 'Is not allowed'] },
] as const satisfies readonly Choice[]

const basisChoices = [
  { value: 'total', text: ['应付金额（含运费）', 'Amount to pay, with freight'] },
  { value: 'reduced', text: ['优惠后商品金额', 'Goods after discounts'] },
  { value: 'goods', text: ['商品金额', 'Goods before discounts'] },
] as const satisfies readonly Choice[]

/** The same amounts and approvers inside of a sentence. */
export const basisWords = [
  { value: 'total', text: ['应付金额（含运费）', 'the amount to pay, with freight,'] },
  { value: 'reduced', text: ['优惠后商品金额', 'the amount of the goods after discounts'] },
  { value: 'goods', text: ['商品金额', 'the amount of the goods before discounts'] },
] as const satisfies readonly Choice[]
export const approverWords = [
  { value: 'unitHead', text: ['申请人部门负责人', 'the head of the requester’s department'] },
  { value: 'upperHead', text: ['上级部门负责人', 'the head of the department above'] },
] as const satisfies readonly Choice[]

const specialChoices = [
  { value: 'custom', text: ['定制商品', 'Custom goods'] },
  { value: 'firstPurchase', text: ['首次购买的商品', 'Products bought for the first time'] },
] as const satisfies readonly Choice[]

export const sourceChoices = [
  { value: 'cart', text: ['购物车和立即购买', 'Cart and buy now'] },
  { value: 'contract', text: ['全部为合同价商品', 'Only goods at contract prices'] },
  { value: 'offer', text: ['报价单', 'Quotations'] },
  { value: 'gift', text: ['积分兑换', 'Gifts for points'] },
] as const satisfies readonly Choice[]

const approverChoices = [
  { value: 'unitHead', text: ['申请人部门负责人', 'Head of the requester’s department'] },
  { value: 'upperHead', text: ['上级部门负责人', 'Head of the department above'] },
] as const satisfies readonly Choice[]

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,13}(\.\d+)?$/.test(value)
const hasLimit = ({ amount, upTo }: Readonly<Record<string, unknown>>) => amount !== '' || upTo !== ''
const asks = ({ effect }: Readonly<Record<string, unknown>>) => effect === 'ask'

/** Fields of an approval rule, named as the server names their errors. Each condition is optional; all given ones must hold. */
export const ruleForm = form('approvalRule', {
  name: { type: 'text', label: ['规则名称', 'Name'], required: true, max: 40 },
  effect: {
    type: 'radio',
    label: ['采购符合时', 'A matching purchase'],
    required: true,
    missing: ['请选择采购符合时的处理', 'Select what happens to a matching purchase.'],
    options: effectChoices,
  },
  amount: {
    type: 'money',
    label: ['金额超过', 'Amount above'],
    hint: [
      '以下条件可留空；填写的条件须同时满足',
      'All conditions are optional; those given must hold together.',
    ],
  },
  upTo: {
    type: 'money',
    label: ['金额不超过', 'Amount up to'],
    check: (value, { amount }) => !isAmount(value) || !isAmount(amount) || toMinor(value) > toMinor(amount),
    wrong: ['上限须高于下限', 'The upper limit must be above the lower one.'],
  },
  basis: {
    type: 'select',
    label: ['金额口径', 'Amount counted'],
    options: basisChoices,
    required: hasLimit,
    when: hasLimit,
  },
  recent: { type: 'money', label: ['同一店铺累计超过', 'Recent total per shop above'] },
  recentDays: {
    type: 'number',
    label: ['累计天数', 'Days counted'],
    min: 1,
    max: 365,
    required: ({ recent }) => recent !== '',
    when: ({ recent }) => recent !== '',
  },
  budgetLeft: {
    type: 'money',
    label: ['预算剩余低于', 'Budget left below'],
    hint: ['0 表示超出预算时', '0: when the purchase exceeds a budget.'],
  },
  creditLeft: {
    type: 'money',
    label: ['信用额度剩余低于', 'Credit left below'],
    hint: ['按以信用账期付款计算', 'As if the purchase were paid on credit.'],
  },
  priceAbove: {
    type: 'number',
    label: ['单价比上次高（%）', 'Price above the last by (%)'],
    min: 0,
    max: 1000,
  },
  category: { type: 'checks', label: ['类目', 'Categories'], max: mostValues },
  brand: { type: 'checks', label: ['品牌', 'Brands'], max: mostValues },
  shop: { type: 'checks', label: ['店铺', 'Shops'], max: mostValues },
  sku: { type: 'checks', label: ['商品规格', 'SKUs'], max: mostValues },
  specials: { type: 'checks', label: ['商品', 'Goods'], options: specialChoices },
  source: { type: 'checks', label: ['来源', 'Source'], options: sourceChoices },
  currency: { type: 'checks', label: ['币种', 'Currency'] },
  costCentre: {
    type: 'text',
    label: ['成本中心', 'Cost centres'],
    max: 500,
    hint: ['多个用逗号分隔', 'Separate several by commas.'],
  },
  requester: { type: 'checks', label: ['申请人', 'Requesters'], max: mostValues },
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
  approverIds: {
    type: 'checks',
    label: ['审批人', 'Approvers'],
    max: mostApprovers,
    hint: ['不选则由主账号审批', 'Choose none for the main account.'],
    when: asks,
  },
  need: { type: 'number', label: ['须批准人数', 'Approvals needed'], min: 1, max: mostApprovers, when: asks },
  hours: {
    type: 'number',
    label: ['超时上报（工作小时）', 'Escalate after (working hours)'],
    min: 1,
    max: mostHours,
    when: asks,
  },
})
