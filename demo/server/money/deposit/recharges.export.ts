import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Report } from '../../account/downloads/reports'
import { siteLabels } from '../../site/dictionaries/dictionaries'
import { rechargeRows, wireRecharges } from './recharges'

/** Top-ups of the deposit, in the columns of their list. */
export const report: Report = {
  kind: 'recharge',
  name: ['充值记录', 'Top-ups'],
  money: 'accounts',
  head: [
    ['时间', 'Time'],
    ['支付单号', 'Payment number'],
    ['支付方式', 'Payment method'],
    ['付款户名', 'Payer'],
    ['金额', 'Amount'],
    ['状态', 'State'],
    ['驳回原因', 'Reason for rejection'],
  ],
  async rows(who, keys, language) {
    const methodLabel = await siteLabels(who.site, payMethod, language)
    const rows = await rechargeRows(who, {}, keys)
    return (await wireRecharges(rows)).map(({ createdAt, payNo, payCode, voucher, amount, state }) => [
      createdAt,
      payNo,
      payCode === undefined ? '' : methodLabel(payCode),
      voucher?.payer ?? '',
      { amount },
      payOrderState.label(state, language),
      voucher?.reason ?? '',
    ])
  },
}
