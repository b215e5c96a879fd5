import { depositType } from '../../../../src/money/deposit/deposit-type'
import type { Report } from '../../account/downloads/reports'
import { siteLabels } from '../../site/dictionaries/dictionaries'
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
  async rows({ companyId, site }, keys, language) {
    const typeLabel = await siteLabels(site, depositType, language)
    return (await movementsOf(companyId, 'deposit', keys)).map(
      ({ createdAt, type, remark, refNo, amount, balanceAfter }) => [
        createdAt,
        typeLabel(type),
        remark || refNo,
        amount / 100,
        balanceAfter / 100,
      ],
    )
  },
}
