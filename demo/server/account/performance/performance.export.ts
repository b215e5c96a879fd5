import * as z from 'zod/mini'
import { wording } from '../../../../src/core/api/shapes'
import type { Cell } from '../../../../src/core/sheet/sheet-cell'
import { performanceBy } from '../../../../src/account/performance/performance-by'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { inLanguage } from '../../core/http/in-language'
import type { Report } from '../downloads/reports'
import { turnoverOf, type Turnover } from './turnover'

/** Turnover table of the page; its key selects the grouping. */
export const report: Report = {
  kind: 'performance',
  name: ['采购业绩', 'Purchasing volume'],
  money: 'row',
  head: [
    ['名称', 'Name'],
    ['订单数', 'Orders'],
    ['实付金额', 'Paid'],
  ],
  async rows(who, keys, language) {
    const ownCurrency = await currencyCodeOf(who.site)
    const { category, member, costCentre, supplier } = performanceBy.code
    const tables = await Promise.all(
      keys.map(async (key) => {
        const [by, timeRange, memberId] = key.split('/')
        const all = await turnoverOf(who, { timeRange: Number(timeRange), memberId: memberId || undefined })
        const partsOf = ({ categories, members, costCentres, suppliers, months }: Turnover) =>
          new Map<number, Turnover['months']>([
            [category, categories],
            [member, members],
            [costCentre, costCentres],
            [supplier, suppliers],
          ]).get(Number(by)) ?? months
        const table = [{ code: ownCurrency, ...all }, ...(all.others ?? [])].flatMap(
          ({ code, ...turnover }) =>
            partsOf(turnover).map(({ name, orders, amount }) => [name, orders, { amount }, code] as const),
        )
        const names = table.map(([name]) => name)
        const shown = by === String(member) ? names : await inLanguage(language, z.array(wording), names)
        return table.map(([, ...figures], at): Cell[] => [shown[at] ?? '', ...figures])
      }),
    )
    return tables.flat()
  },
}
