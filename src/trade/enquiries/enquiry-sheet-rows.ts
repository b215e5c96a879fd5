import { specWords } from '../../catalogue/goods/spec-words'
import type { Locale } from '../../core/language/locale'
import type { Values } from '../../core/language/messages'
import type { Cell } from '../../core/sheet/sheet-cell'
import { figure } from '../offers/offer-sheet-rows'
import type { EnquiryDetail } from './enquiries.contract'
import type { enquiryMessages } from './enquiries.messages'

type Say = (key: keyof typeof enquiryMessages, values?: Values) => string

/**
 * Converts an inquiry to spreadsheet rows: its lines, the latest price of each supplier, and the totals.
 * @param symbol currency symbol
 */
export function enquirySheetRows(enquiry: EnquiryDetail, say: Say, locale: Locale, symbol: string): Cell[][] {
  const quotes = enquiry.quotes.filter(({ latest }) => latest)
  const words = ['product', 'spec', 'model', 'unit', 'quantity', 'target'] as const
  const last = (head: string, cell: (quote: (typeof quotes)[number]) => Cell): Cell[] => [
    head,
    ...Array<Cell>(words.length - 1).fill(''),
    ...quotes.map(cell),
  ]
  return [
    [...words.map((key) => say(key)), ...quotes.map(({ supplier }) => supplier)],
    ...enquiry.lines.map(({ id, name, spec, skuCode, unitName, quantity, targetPrice }): Cell[] => [
      name,
      specWords(spec, locale),
      skuCode,
      unitName,
      quantity,
      figure(targetPrice),
      ...quotes.map(({ prices }) => figure(prices.find(({ lineId }) => lineId === id)?.price)),
    ]),
    ...(quotes.length > 0
      ? [
          last(say('freight'), ({ freight }) => figure(freight)),
          last(say('total'), ({ total }) => figure(total)),
          last(say('leadDays'), ({ leadDays }) => leadDays),
          last(say('validTo'), ({ validTo }) => validTo),
          last(say('remark'), ({ remark }) => remark),
        ]
      : []),
    [],
    [say('no'), enquiry.enquiryNo],
    [say('currency'), symbol],
    [say('askedAt'), enquiry.createdAt],
    [say('deadline'), enquiry.deadline],
    [say('contact'), enquiry.contactName],
    [say('saidRemark'), enquiry.remark],
  ]
}
