import { toDecimal } from '../../../../src/core/money'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import type { Report } from '../../account/downloads/reports'
import { siteLabels } from '../../site/dictionaries/dictionaries'
import { withOwnNumbers } from '../accounts/own-numbers'
import { movementsOf } from '../accounts/ledger-page'

/** Movements of the deposit, in the columns of their list. */
export const report: Report = {
  kind: 'deposit',
  name: ['预存款明细', 'Advance deposit'],
  money: 'accounts',
  head: [
    ['时间', 'Time'],
    ['类型', 'Type'],
    ['单号', 'Reference'],
    ['金额', 'Amount'],
    ['余额', 'Balance'],
  ],
  async rows(who, keys, language) {
    const typeLabel = await siteLabels(who.site, depositType, language)
    const rows = await withOwnNumbers(await movementsOf(who.companyId, 'deposit', keys), who)
    return rows.map(({ createdAt, type, remark, refNo, amount, balanceAfter }) => [
      createdAt,
      typeLabel(type),
      remark || refNo,
      { amount: toDecimal(amount) },
      { amount: toDecimal(balanceAfter) },
    ])
  },
}
