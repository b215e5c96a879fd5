import type { Report } from '../../account/downloads/reports'
import { u9Rows, wireU9 } from './u9-deposits'

/** Advance deposits of the ERP, in the columns of their list. */
export const report: Report = {
  kind: 'u9Deposit',
  name: ['ERP 预存款', 'ERP deposits'],
  money: 'accounts',
  head: [
    ['入账日期', 'Booked'],
    ['ERP 单号', 'ERP number'],
    ['说明', 'Description'],
    ['金额', 'Amount'],
    ['余额', 'Balance'],
    ['同步时间', 'Synchronised'],
  ],
  async rows({ companyId }, keys) {
    return (await u9Rows(companyId, undefined, keys))
      .map(wireU9)
      .map(({ bookedOn, u9No, remark, amount, balance, syncedAt }) => [
        bookedOn,
        u9No,
        remark,
        { amount },
        { amount: balance },
        syncedAt,
      ])
  },
}
