import { creditType } from '../../../../src/money/credit/credit-type'
import { lineMark } from '../../../../src/money/credit/line-mark'
import { shownMark } from '../../../../src/money/credit/line-mark-machine'
import type { Report } from '../../account/downloads/reports'
import { siteLabels } from '../../site/dictionaries/dictionaries'
import { linesOf } from './bill-lines'
import { seenBill } from './bill-viewer'

/** Lines of statements with the buyer's marks. */
export const report: Report = {
  kind: 'billLines',
  name: ['账单明细', 'Statement lines'],
  money: 'accounts',
  head: [
    ['账期', 'Month'],
    ['时间', 'Time'],
    ['类型', 'Type'],
    ['单号', 'Reference'],
    ['整单采购单号', 'PO number of the order'],
    ['金额', 'Amount'],
    ['核对', 'Checked'],
    ['异议说明', 'Reason for dispute'],
    ['平台答复', 'Answer'],
  ],
  async rows(who, keys, language) {
    const typeLabel = await siteLabels(who.site, creditType, language)
    const bills = await Promise.all(keys.map((id) => seenBill(id, who)))
    const lines = await Promise.all(bills.map((bill) => linesOf(bill, who)))
    return lines.flatMap((list, at) =>
      list.map(({ createdAt, type, refNo, poNumbers, amount, mark, reason, answer }) => {
        const bill = bills[at]
        const shown = bill && shownMark(mark, bill.state)
        return [
          bill?.month ?? '',
          createdAt,
          typeLabel(type),
          refNo,
          poNumbers.join(' '),
          { amount },
          shown === undefined ? '' : lineMark.label(shown, language),
          reason,
          answer,
        ]
      }),
    )
  },
}
