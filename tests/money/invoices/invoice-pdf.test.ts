import { describe, expect, test } from 'vitest'
import { capitalAmount } from '../../../demo/server/money/invoices/capital-amount'
import { invoicePdf } from '../../../demo/server/money/invoices/invoice-pdf'
import { netOf } from '../../../demo/server/money/invoices/tax'

const title = {
  type: 20,
  title: '临港精密机械（上海）有限公司 \\ (A)',
  taxNo: '91310115MA1K4LGJM8',
  bank: '工商银行',
  bankCard: '1001234509200012345',
  regAddress: '𠮷新元南路 600 号',
  regPhone: '021-58001001',
}
const seller = { name: '禾拓工采', bank: '建设银行', accountNo: '31050110100100012345' }
const lines = [
  {
    name: '深沟球轴承等 2 种',
    orderNo: '20261028700006',
    amount: 248_553,
    goods: [
      { name: 'HR-6204 深沟球轴承', quantity: '20 盒 (200 个)' },
      { name: 'HR-6205 深沟球轴承', quantity: '7 个' },
    ],
  },
  {
    name: '磨头',
    orderNo: '20261029700021',
    amount: 381_322,
    goods: [{ name: 'LZ-3 磨头', quantity: '5 支' }],
  },
]
const of = {
  number: '2261103162958933871',
  issuedAt: new Date(0),
  seller,
  title,
  lines,
  amount: 629_875,
  currency: 'CNY',
}
const file = (more = {}) => new TextDecoder().decode(invoicePdf({ ...of, ...more }))

/** The words of a page as they stand in it, run by run. */
const wordsOf = (pdf: string) =>
  [...pdf.matchAll(/<([0-9a-f]+)> Tj|\(((?:\\.|[^\\)])*)\) Tj/g)]
    .map(([, hex, latin = '']) =>
      hex === undefined
        ? latin.replace(/\\(.)/g, '$1')
        : String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16))),
    )
    .join('')

describe('a PDF of an invoice', () => {
  test('is built as the format says: every object stands where the table has it', () => {
    const pdf = file()
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
    // One byte a sign, so that places are places.
    expect(/^[\n\x20-\x7e]*$/.test(pdf)).toBe(true)
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    )
    expect(offsets).toHaveLength(9)
    offsets.forEach((offset, at) => expect(pdf.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true))
    const [, length = '', stream = ''] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
    expect(stream).toHaveLength(Number(length))
  })

  test('holds its words to be searched: names, whole account numbers, amounts', () => {
    const words = wordsOf(file())
    for (const word of [title.title, title.taxNo, title.bankCard, seller.accountNo, '深沟球轴承', '6298.75'])
      expect(words).toContain(word)
    expect(words).toContain('陆仟贰佰玖拾捌元柒角伍分')
    // What lies beyond UCS-2 is a box.
    expect(words).toContain('□新元南路')
  })

  test('says how much was ordered of what, in the unit that was ordered and in pieces', () => {
    const words = wordsOf(file())
    for (const word of ['HR-6204 深沟球轴承', '20 盒 (200 个)', '7 个', '5 支']) expect(words).toContain(word)
  })

  test('says what it is in; only yuan are spelt out', () => {
    expect(wordsOf(file())).toContain('CNY 6298.75')
    const words = wordsOf(file({ currency: 'USD' }))
    expect(words).toContain('USD 6298.75')
    expect(words).not.toMatch(/CNY|大写/)
  })

  test('its rows add up', () => {
    const net = lines.reduce((sum, { amount }) => sum + netOf(amount), 0)
    expect(wordsOf(file())).toContain((net / 100).toFixed(2))
  })

  test('a red one says what it undoes', () => {
    const words = wordsOf(file({ amount: -100, lines: [{ ...lines[0], amount: -100 }], redOf: '123' }))
    expect(words).toContain('红字发票')
    expect(words).toContain('红冲发票 123')
    expect(words).toContain('-1.00')
  })
})

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [150, '壹元伍角整'],
  [105, '壹元零伍分'],
  [102_000, '壹仟零贰拾元整'],
  [1_020_300, '壹万零贰佰零叁元整'],
  [10_000_000_500, '壹亿零伍元整'],
  [-12_345, '（负数）壹佰贰拾叁元肆角伍分'],
])('%i in capitals', (amount, said) => expect(capitalAmount(amount)).toBe(said))

test.each([
  [113, 100],
  [-113, -100],
  [1, 1],
  [57, 50],
])('of %i the part without tax is %i', (amount, net) => expect(netOf(amount)).toBe(net))
