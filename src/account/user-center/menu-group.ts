import { keyed, type Text } from '../../core/language/messages'

/** Groups of the side menu, from top to bottom. Each route names its group. `home` has no heading. */
export const menuGroups = keyed('menuGroups', {
  home: undefined,
  trade: ['交易', 'Trade'],
  afterSales: ['售后', 'After-sales'],
  money: ['资金', 'Funds'],
  invoice: ['发票', 'Invoices'],
  account: ['账户', 'Account'],
} as const satisfies Record<string, Text | undefined>)
