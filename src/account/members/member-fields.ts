import { form } from '../../core/form/form'
import { memberKinds } from './member-kind'

const loginAccount = {
  type: 'userName',
  label: ['用户名', 'User name'],
  required: true,
  hint: ['登录时使用，保存后不可修改', 'For logging in; cannot be changed later.'],
} as const
const password = { type: 'password', label: ['登录密码', 'Password'], required: true } as const

/** Fields of a sub-account that the main account can edit. */
const about = {
  legalName: { type: 'text', label: ['姓名', 'Name'], required: true, max: 20 },
  phone: { type: 'phone', label: ['联系电话', 'Phone'] },
  unitId: { type: 'select', label: ['部门', 'Department'] },
  kind: { type: 'radio', label: ['账号类型', 'Kind'], required: true, options: memberKinds },
  priceMultiplier: {
    type: 'number',
    label: ['价格系数', 'Price multiplier'],
    required: true,
    // Only the platform can set a factor below 1, which would undercut the company's own price.
    min: 1,
    max: 5,
    decimals: 4,
    hint: [
      '1.00 至 5.00；该账号看到和支付的价格 = 公司价格 × 系数',
      '1.00 to 5.00. This account sees and pays your company’s price times this.',
    ],
    when: ({ kind }) => kind === 'channel',
  },
  needReview: {
    type: 'radio',
    label: ['订单审核', 'Order review'],
    required: true,
    options: [
      { value: 10, text: ['由主账号审核', 'Reviewed by you'] },
      { value: 20, text: ['免审核', 'Not reviewed'] },
    ],
  },
} as const satisfies Parameters<typeof form>[1]

export const memberFields = form('memberForm', about)
export const newMemberFields = form('memberForm', { loginAccount, password, ...about })
export const memberPasswordFields = form('memberForm', { password })

/** Successor for the open work of a closed account. The accounts to choose from are passed when it is rendered. */
export const closeMemberFields = form('closeMember', {
  successorId: {
    type: 'select',
    label: ['接手人', 'Taken over by'],
    hint: [
      '接手其采购申请、审批与部门负责人职责；不选则由主账号接手',
      'Takes over requests, approvals and departments. Without a choice, the main account does.',
    ],
  },
})
