import { inUnits } from '../../../../src/core/text/in-units'
import { typedAmount, typedCode } from '../../../../src/core/text/plain-signs'
import { fill, type Text } from '../../../../src/core/language/messages'
import { toMinor, type Minor } from '../../../../src/core/money'
import { requirementText } from '../../../../src/trade/requirement/requirement-text'
import type { ConsoleField } from '../../core/operator/console-field'
import type { DeskValues } from '../../core/operator/desk'
import { refuseField } from '../../core/http/refusal'
import type { offerLine } from './offers.table'
import type { Quoting } from './quote-offer'

type Asked = Pick<typeof offerLine.$inferSelect, 'snapshot' | 'qty' | 'listPrice' | 'targetPrice' | 'skuId'>

const wished: Text = ['期望 {price}', '{price} wanted']
const unlisted: Text = ['（未收录）', '(not listed)']

/** Describes a line for pricing. @param money formats amounts of the line's site */
export function lineWords(
  { snapshot, qty, listPrice, targetPrice, skuId }: Asked,
  money: (amount: Minor) => string,
): Text[] {
  const { name, skuCode = '' } = snapshot
  const price = (amount: Minor) => `${money(amount)}/${snapshot.unitName}`
  const lineIn = (at: 0 | 1) =>
    [
      skuCode,
      name,
      `× ${inUnits(qty, snapshot)}`,
      listPrice !== null && price(listPrice),
      targetPrice !== null && fill(wished[at], { price: price(targetPrice) }),
      !skuId && unlisted[at],
    ]
      .filter(Boolean)
      .join(' ')
  const line: Text = [lineIn(0), lineIn(1)]
  return snapshot.requireInfo ? [line, requirementText(snapshot.requireInfo)] : [line]
}

const formatError = (path: string, message: Text, word: string) => refuseField(422, path, message, { word })

function priceOf(entered: string, path: string) {
  const word = typedAmount(entered)
  if (word === '-') return null
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(word))
    throw formatError(path, ['价格格式错误：{word}', 'This is not a price: {word}'], word)
  return toMinor(word)
}

function daysOf(word: string, path: string) {
  if (!/^[1-9]\d{0,2}$/.test(word))
    throw formatError(path, ['交期须为 1–999 天：{word}', 'Delivery time must be 1–999 days: {word}'], word)
  return Number(word)
}

/** Reads the fields of one kind by line. Empty fields are undefined. */
function byLine<Value>(
  values: DeskValues,
  kind: 'price' | 'code' | 'days',
  read: (word: string, path: string) => Value,
) {
  const found: (Value | undefined)[] = []
  for (const [name, word] of Object.entries(values)) {
    const [, at] = new RegExp(`^${kind}-(\\d{1,4})$`).exec(name) ?? []
    if (at !== undefined) found[Number(at)] = read(word, name)
  }
  // Fills the holes.
  return Array.from(found)
}

/** Parses the form. Empty fields use the shop's proposals. */
export function quotingOf(values: DeskValues): Quoting {
  const { freight, validTo, remark } = values
  return {
    prices: byLine(values, 'price', priceOf),
    skuCodes: byLine(values, 'code', typedCode),
    deliveryDays: byLine(values, 'days', daysOf),
    ...(freight && { freight: toMinor(freight) }),
    validTo,
    remark,
  }
}

type Quoted = Pick<Asked, 'snapshot' | 'qty'> & { skuId: string | null }

/** Creates the price field of each line. */
export const priceFields = (lines: readonly Quoted[]): ConsoleField[] =>
  lines.map((line, at) => ({
    name: `price-${at}`,
    label: [`${nameOf(line)} 单价`, `${nameOf(line)}: unit price`],
    note: ['留空按建议价，不报价填 -', 'empty: the proposed price; -: not quoted'],
    optional: true,
  }))

/** Creates the fields of each line: price, SKU code of unlisted goods, and delivery time. */
export const lineFields = (lines: readonly Quoted[]): ConsoleField[] =>
  priceFields(lines).flatMap((price, at): ConsoleField[] => {
    const line = lines[at]
    if (!line) return []
    const name = nameOf(line)
    const days: ConsoleField = {
      name: `days-${at}`,
      label: [`${name} 交期（天）`, `${name}: delivery time (days)`],
      note: ['定制或缺货时填写，留空按商品交期', 'if custom or not in stock; empty: that of the product'],
      kind: 'quantity',
      optional: true,
    }
    if (line.skuId) return [price, days]
    const code: ConsoleField = {
      name: `code-${at}`,
      label: [`${name} 对应型号`, `${name}: SKU code`],
      optional: true,
    }
    return [code, price, days]
  })

const nameOf = ({ snapshot, qty }: Quoted) =>
  `${snapshot.skuCode ?? snapshot.name} × ${inUnits(qty, snapshot)}`

/** Form field of the remark. */
export const remarkField: ConsoleField = {
  name: 'remark',
  label: ['报价说明', 'Remark'],
  kind: 'textarea',
  optional: true,
}

/** Form fields of a quote, after those of its lines. */
export const quotingFields: readonly ConsoleField[] = [
  { name: 'freight', label: ['运费', 'Freight'], kind: 'number', optional: true },
  {
    name: 'validTo',
    label: ['有效期至，留空 7 天', 'Valid until; leave empty for 7 days'],
    kind: 'date',
    optional: true,
  },
  remarkField,
]
