import { inUnits } from '../../../../src/core/text/in-units'
import type { Text } from '../../../../src/core/language/messages'
import { toMinor, type Minor } from '../../../../src/core/money'
import { requirementText } from '../../../../src/trade/requirement/requirement-text'
import type { DeskField, DeskValues } from '../../core/operator/desk'
import { refuse } from '../../core/http/refusal'
import type { offerLine } from './offers.table'
import type { Quoting } from './quote-offer'

type Asked = Pick<typeof offerLine.$inferSelect, 'snapshot' | 'qty' | 'listPrice' | 'targetPrice' | 'skuId'>

/** Describes a line for pricing. @param money formats amounts of the line's site */
export function lineWords(
  { snapshot, qty, listPrice, targetPrice, skuId }: Asked,
  money: (amount: Minor) => string,
): Text[] {
  const { name, skuCode = '' } = snapshot
  const words = [skuCode, name, `× ${inUnits(qty, snapshot)}`]
  if (listPrice !== null) words.push(money(listPrice))
  if (targetPrice !== null) words.push(`→ ${money(targetPrice)}?`)
  if (!skuId) words.push('（未收录）')
  const line = words.filter(Boolean).join(' ')
  return snapshot.requireInfo ? [[line, line], requirementText(snapshot.requireInfo)] : [[line, line]]
}

const words = (text = '') => text.split(/[\s,，、;；]+/).filter(Boolean)

function priceOf(word: string) {
  if (word === '-' || word === '－') return null
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(word))
    throw refuse(422, ['价格格式错误：{word}', 'This is not a price: {word}'], { values: { word } })
  return toMinor(word)
}

function daysOf(word: string) {
  if (!/^[1-9]\d{0,2}$/.test(word))
    throw refuse(422, ['交期须为 1–999 天：{word}', 'Delivery time must be 1–999 days: {word}'], {
      values: { word },
    })
  return Number(word)
}

/** Parses the form. Empty fields use the shop's proposals. */
export function quotingOf({ prices, skuCodes, deliveryDays, freight, validTo, remark }: DeskValues): Quoting {
  return {
    ...(prices && { prices: words(prices).map(priceOf) }),
    ...(deliveryDays && { deliveryDays: words(deliveryDays).map(daysOf) }),
    ...(freight && { freight: toMinor(freight) }),
    skuCodes: words(skuCodes),
    validTo,
    remark,
  }
}

/** Form fields of a quote. */
export const quotingFields: readonly DeskField[] = [
  {
    name: 'prices',
    label: [
      '各行单价，用逗号隔开，不报价填 -；留空按建议价',
      'Unit price of each line, separated by commas, - for lines not quoted; leave empty for the proposed prices',
    ],
    kind: 'textarea',
    optional: true,
  },
  {
    name: 'skuCodes',
    label: ['未收录商品对应的型号，按行', 'SKU codes of unlisted goods, line by line'],
    kind: 'text',
    optional: true,
  },
  {
    name: 'deliveryDays',
    label: [
      '定制行和缺货行的交期（天），按行，留空按商品交期',
      'Delivery time (days) of each line that is custom or not in stock; leave empty to keep that of the product',
    ],
    kind: 'text',
    optional: true,
  },
  { name: 'freight', label: ['运费', 'Freight'], kind: 'number', optional: true },
  {
    name: 'validTo',
    label: ['有效期至，留空 7 天', 'Valid until; leave empty for 7 days'],
    kind: 'date',
    optional: true,
  },
  { name: 'remark', label: ['报价说明', 'Remark'], kind: 'textarea', optional: true },
]
