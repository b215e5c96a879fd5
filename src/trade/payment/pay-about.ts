import type { RouteName } from '../../core/address/hrefs'
import { keyed, type Text } from '../../core/language/messages'
import type { PayPurpose } from './pay-purpose'

/** Texts for each payment purpose, and the page that the Back link opens. */
export const payAbout = keyed<Readonly<Record<PayPurpose, { what: Text; back: Text; page: RouteName }>>>(
  'payAbout',
  {
    order: { what: ['订单', 'Orders'], back: ['查看订单', 'View orders'], page: 'orders' },
    creditRepay: {
      what: ['信用账单还款', 'Repayment of statements'],
      back: ['查看信用账单', 'See the statements'],
      page: 'credit',
    },
    recharge: {
      what: ['预存款充值', 'Top-up of the deposit'],
      back: ['查看预存款', 'See the deposit'],
      page: 'deposit',
    },
    bond: { what: ['保证金', 'A bond'], back: ['查看保证金', 'See the bonds'], page: 'bonds' },
    invoice: {
      what: ['发票费用', 'Costs of invoices'],
      back: ['查看发票', 'See the invoices'],
      page: 'invoices',
    },
  },
)
