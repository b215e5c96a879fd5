import { specWords } from '../../catalogue/goods/spec-words'
import { inUnits } from '../../core/in-units'
import type { Locale } from '../../core/locale'
import { pick, type Values } from '../../core/messages'
import { toDecimal, type Minor } from '../../core/money'
import type { Cell } from '../../core/sheet-cell'
import { requirementText } from '../requirement/requirement-text'
import type { OfferDetail } from './offers.contract'
import type { offerMessages } from './offers.messages'

type Say = (key: keyof typeof offerMessages, values?: Values) => string
/** An amount as a figure that a spreadsheet reckons with; empty: there is none. */
export const figure = (amount: Minor | undefined): Cell =>
  amount === undefined ? '' : Number(toDecimal(amount))

/** A quotation as rows of a sheet: its head, its lines, and what they come to. @param symbol of its currency */
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
