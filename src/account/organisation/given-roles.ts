import type { Choice } from '../../core/form/form-field'
import { keyed, type Text } from '../../core/language/messages'
import { memberRights } from '../../session/permission/all-rights'
import type { MemberRight } from '../../session/permission/member-right'

/** Labels of the rights. */
export const rightChoices = keyed('memberRights', [
  { value: 'order.place', text: ['提交订单和采购申请', 'Place orders and requests'] },
  { value: 'request.approve', text: ['审批采购申请', 'Approve purchase requests'] },
  { value: 'request.change', text: ['审批时修改数量', 'Change quantities when approving'] },
  { value: 'request.reassign', text: ['转交自己的审批', 'Pass on own approvals'] },
  { value: 'request.see', text: ['查看全公司采购申请', 'See all purchase requests'] },
  {
    value: 'request.emergency',
    text: ['紧急时先下单、后补审批', 'Order in emergencies before the approval'],
  },
  { value: 'rule.manage', text: ['管理审批规则', 'Manage approval rules'] },
  { value: 'budget.see', text: ['查看预算', 'See budgets'] },
  { value: 'budget.manage', text: ['管理预算与成本中心', 'Manage budgets and cost centres'] },
  { value: 'member.manage', text: ['管理部门与子账号', 'Manage departments and sub-accounts'] },
  { value: 'role.manage', text: ['管理角色', 'Manage roles'] },
  {
    value: 'company.edit',
    text: [
      '行使主账号权限（资金、合同、全部单据）',
      'Act as the main account (funds, contracts, all documents)',
    ],
  },
] as const satisfies readonly (Choice & { value: MemberRight })[])

const roleTexts = keyed('givenRoles', {
  buyer: ['采购员', 'Buyer'],
  approver: ['审批人', 'Approver'],
  finance: ['财务', 'Finance'],
  administrator: ['管理员', 'Administrator'],
} as const satisfies Record<string, Text>)

type GivenRole = { id: string; text: Text; rights: readonly MemberRight[] }

/** Roles that every company has. A new sub-account is buyer and approver. */
export const givenRoles: readonly GivenRole[] = [
  { id: 'buyer', text: roleTexts.buyer, rights: ['order.place'] },
  {
    id: 'approver',
    text: roleTexts.approver,
    rights: ['request.approve', 'request.change', 'request.reassign'],
  },
  { id: 'finance', text: roleTexts.finance, rights: ['request.see', 'budget.see', 'budget.manage'] },
  { id: 'administrator', text: roleTexts.administrator, rights: memberRights },
]
