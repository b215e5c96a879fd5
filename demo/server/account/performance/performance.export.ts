import { performanceBy } from '../../../../src/account/performance/performance-by'
import type { Report } from '../downloads/reports'
import { turnoverOf } from './turnover'

/** The one table of turnover that the page shows; its key says which. */
export const report: Report = {
  kind: 'performance',
  name: ['采购业绩', 'Purchasing volume'],
  money: 'site',
  head: [
    ['名称', 'Name'],
    ['订单数', 'Orders'],
    ['实付金额', 'Paid'],
  ],
  async rows(who, keys) {
    const tables = await Promise.all(
      keys.map(async (key) => {
        const [by, timeRange, memberId] = key.split('/')
        const all = await turnoverOf(who, { timeRange: Number(timeRange), memberId: memberId || undefined })
        const { category, member } = performanceBy.code
        if (Number(by) === category) return all.categories
        return Number(by) === member ? all.members : all.months
      }),
    )
    return tables.flat().map(({ name, orders, amount }) => [name, orders, Number(amount)])
  },
}
