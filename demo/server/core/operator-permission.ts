import type { Text } from '../../../src/core/messages'

/** What of the platform's work an operator may see or do. */
export const operatorPermissions = {
  members: ['会员与企业资料', 'Members and companies'],
  sales: ['询价、报价与合同', 'Inquiries, quotations and contracts'],
  orders: ['订单与物流', 'Orders and shipping'],
  service: ['售后与客户服务', 'After-sales and customer service'],
  catalogue: ['商品', 'Catalogue'],
  finance: ['资金与发票', 'Funds and invoices'],
  operators: ['操作员', 'Operators'],
  audit: ['操作记录', 'Audit log'],
  servers: ['系统运行', 'Servers'],
} as const satisfies Record<string, Text>

export type OperatorPermission = keyof typeof operatorPermissions

/** To act is to see as well. */
export type Access = 'read' | 'act'

type Role = { text: Text; may: Readonly<Partial<Record<OperatorPermission, Access>>> }

const everything = (access: Access) =>
  Object.fromEntries(Object.keys(operatorPermissions).map((name) => [name, access]))

/** Who works for the platform, and what they may. */
export const operatorRoles = {
  administrator: { text: ['管理员', 'Administrator'], may: everything('act') },
  sales: {
    text: ['业务', 'Sales'],
    may: { sales: 'act', orders: 'act', members: 'read', service: 'read', catalogue: 'read' },
  },
  service: {
    text: ['客服', 'Customer service'],
    may: { service: 'act', orders: 'act', members: 'act', sales: 'read', catalogue: 'read' },
  },
  catalogue: { text: ['商品运营', 'Catalogue manager'], may: { catalogue: 'act', orders: 'read' } },
  finance: { text: ['财务', 'Finance'], may: { finance: 'act', orders: 'read', members: 'read' } },
  auditor: { text: ['审计', 'Auditor'], may: everything('read') },
} as const satisfies Record<string, Role>

export type OperatorRole = keyof typeof operatorRoles

export function mayUse(role: OperatorRole, permission: OperatorPermission, access: Access): boolean {
  const { may }: Role = operatorRoles[role]
  return may[permission] === 'act' || may[permission] === access
}
