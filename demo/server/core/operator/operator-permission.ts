import type { Text } from '../../../../src/core/language/messages'

/** Areas of the platform's work that a role may read or act in. */
export const operatorPermissions = {
  members: ['会员与企业资料', 'Members and companies'],
  sales: ['询价、报价与合同', 'Inquiries, quotations and contracts'],
  orders: ['订单与物流', 'Orders and shipping'],
  service: ['售后与客户服务', 'After-sales and customer service'],
  catalogue: ['商品', 'Catalogue'],
  finance: ['资金与发票', 'Funds and invoices'],
  site: ['站点资料', 'Site'],
  operators: ['操作员', 'Operators'],
  audit: ['操作记录', 'Audit log'],
  servers: ['系统运行', 'Servers'],
  own: ['本人账号', 'Own account'],
} as const satisfies Record<string, Text>

export type OperatorPermission = keyof typeof operatorPermissions

/** `act` includes `read`. */
export type Access = 'read' | 'act'

type Allowed = Readonly<Partial<Record<OperatorPermission, Access>>>
type Role = { text: Text; may: Allowed }

const everything = (access: Access): Allowed =>
  Object.fromEntries(Object.keys(operatorPermissions).map((name) => [name, access]))

/** Creates a role. All roles may act on their own account. */
const role = (text: Text, may: Allowed): Role => ({ text, may: { ...may, own: 'act' } })

/** Roles of operators, with their permissions. */
export const operatorRoles = {
  administrator: role(['管理员', 'Administrator'], everything('act')),
  sales: role(['业务', 'Sales'], {
    sales: 'act',
    orders: 'act',
    members: 'read',
    service: 'read',
    catalogue: 'read',
  }),
  service: role(['客服', 'Customer service'], {
    service: 'act',
    orders: 'act',
    members: 'act',
    sales: 'read',
    catalogue: 'read',
  }),
  catalogue: role(['商品运营', 'Catalogue manager'], { catalogue: 'act', orders: 'read' }),
  finance: role(['财务', 'Finance'], { finance: 'act', orders: 'read', members: 'read' }),
  auditor: role(['审计', 'Auditor'], everything('read')),
}

export type OperatorRole = keyof typeof operatorRoles

export const isOperatorRole = (name: string): name is OperatorRole => Object.hasOwn(operatorRoles, name)

export function mayUse(name: OperatorRole, permission: OperatorPermission, access: Access): boolean {
  const allowed = operatorRoles[name].may[permission]
  return allowed === 'act' || allowed === access
}
