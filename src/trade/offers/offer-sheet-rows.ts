import { specWords } from '../../catalogue/goods/spec-words'
import { inUnits } from '../../core/text/in-units'
import type { Locale } from '../../core/language/locale'
import { pick, type Values } from '../../core/language/messages'
import { toDecimal, type Minor } from '../../core/money'
import type { Cell } from '../../core/sheet/sheet-cell'
import { requirementText } from '../requirement/requirement-text'
import type { OfferDetail } from './offers.contract'
import type { offerMessages } from './offers.messages'

type Say = (key: keyof typeof offerMessages, values?: Values) => string
/** Returns the cell of an amount. Empty without one. */
export const figure = (amount: Minor | undefined): Cell =>
  amount === undefined ? '' : { amount: toDecimal(amount) }

/**
 * Converts a quotation to spreadsheet rows: header, lines and totals.
 * @param symbol currency symbol
 */
export function sheetRows(offer: OfferDetail, say: Say, locale: Locale, symbol: string): Cell[][] {
  const [quote] = offer.quotes
  const head = [
    'product',
    'spec',
    'model',
    'unit',
    'quantity',
    'orderUnit',
    'listPrice',
    'target',
    'quoted',
    'amount',
    'requirement',
  ] as const
  const lines = offer.lines.map(({ name, spec, skuCode, unitName, quantity, orderUnit, ...line }): Cell[] => [
    name,
    specWords(spec, locale),
    skuCode,
    unitName,
    quantity,
    orderUnit ? inUnits(quantity, { unitName, orderUnit }) : '',
    figure(line.listPrice),
    figure(line.targetPrice),
    figure(line.price),
    figure(line.amount),
    line.requireInfo ? pick(requirementText(line.requireInfo), locale) : '',
  ])
  const last = (word: string, amount: Minor): Cell[] => [word, ...Array<Cell>(8).fill(''), figure(amount)]
  return [
    head.map((key) => say(key)),
    ...lines,
    ...(quote ? [last(say('freight'), quote.freight), last(say('quotedTotal'), quote.total)] : []),
    [],
    [say('no'), offer.offerNo],
    [say('currency'), symbol],
    [say('askedAt'), offer.createdAt],
    ...(quote
      ? [
          [say('quotedAt'), quote.createdAt],
          [say('quoteRemark'), quote.remark],
        ]
      : []),
    ...(offer.validTo ? [[say('validTo', { time: offer.validTo })]] : []),
    [say('contact'), offer.contactName],
    [say('remark'), offer.remark],
  ]
}
