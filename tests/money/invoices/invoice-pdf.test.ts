import { describe, expect, test } from 'vitest'
import { capitalAmount } from '../../../demo/server/money/invoices/capital-amount'
import { invoicePdf } from '../../../demo/server/money/invoices/invoice-pdf'
import { westernRepaired } from '../../../src/core/sheet/text-encoding'
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

const combining: Record<number, string> = {
  0o301: '\u0300',
  0o302: '\u0301',
  0o303: '\u0302',
  0o304: '\u0303',
  0o305: '\u0304',
  0o306: '\u0306',
  0o307: '\u0307',
  0o310: '\u0308',
  0o312: '\u030a',
  0o313: '\u0327',
  0o315: '\u030b',
  0o316: '\u0328',
  0o317: '\u030c',
  0o350: 'Ł',
  0o370: 'ł',
  0o365: 'ı',
}
const codesOf = (literal: string) =>
  [...literal.matchAll(/\\(\d{3})|([\s\S])/g)].map(([, octal, sign = '']) =>
    octal ? parseInt(octal, 8) : sign.charCodeAt(0),
  )

/** The words of a page as a reader decodes them, run by run, in the font that is named for each. */
const wordsOf = (pdf: string) =>
  [
    ...pdf.matchAll(
      /\/F(\d) [\d.]+ Tf(?: [\d.-]+ Ts)? (?:<([0-9a-f]+)>|\[?(?:[\d.-]+ )?\(((?:\\.|[^\\)])*)\))/g,
    ),
  ]
    .map(([, font, hex, literal = '']) => {
      if (hex !== undefined)
        return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)))
      const codes = codesOf(literal)
      return font === '2'
        ? westernRepaired(String.fromCharCode(...codes), 'windows-1252')
        : codes.map((code) => combining[code] ?? '').join('')
    })
    .join('')
    .normalize('NFC')

describe('a PDF of an invoice', () => {
  test('has every object at the offset in its cross-reference table', () => {
    const pdf = file()
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
    // One byte a sign, so that places are places.
    expect(/^[\n\x20-\x7e]*$/.test(pdf)).toBe(true)
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    )
    expect(offsets).toHaveLength(10)
    offsets.forEach((offset, at) => expect(pdf.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true))
    const [, length = '', stream = ''] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
    expect(stream).toHaveLength(Number(length))
  })

  test('contains searchable text: names, whole account numbers, amounts', () => {
    const words = wordsOf(file())
    for (const word of [title.title, title.taxNo, title.bankCard, seller.accountNo, '深沟球轴承', '6298.75'])
      expect(words).toContain(word)
    expect(words).toContain('陆仟贰佰玖拾捌元柒角伍分')
    // No font that readers bring along has it: its number says which one is meant.
    expect(words).toContain('[U+20BB7]新元南路')
  })

  test.each([
    'Müller & Söhne GmbH',
    'Hauptstraße 5, Škoda, ½ µm',
    'Ÿ Œ œ ž Ž € ™ ñ ç å Å Ø æ',
    'Łódź Řeřicha Győr Ştefan Dvořák ąęėīūő ğı',
    '轴承 φ20 Ωα ±0.5 ℃',
    '“引号”——《》、；…①Ⅳ',
    '镕喆堃䶮',
    '\\ (A) [x]',
  ])('keeps every letter of %s, in names, addresses and goods', (written) => {
    const goods = [{ name: written, quantity: '1' }]
    const words = wordsOf(
      file({
        title: { ...title, title: written, regAddress: written, regPhone: '' },
        lines: [{ name: '轴承', orderNo: '1', amount: 100, goods }],
        amount: 100,
      }),
    )
    expect(words.split(written.normalize('NFC'))).toHaveLength(4)
  })

  test('shows the quantity of each line in the ordered unit and in pieces', () => {
    const words = wordsOf(file())
    for (const word of ['HR-6204 深沟球轴承', '20 盒 (200 个)', '7 个', '5 支']) expect(words).toContain(word)
  })

  test('shows the currency, and spells out amounts in yuan only', () => {
    expect(wordsOf(file())).toContain('CNY 6298.75')
    const words = wordsOf(file({ currency: 'USD' }))
    expect(words).toContain('USD 6298.75')
    expect(words).not.toMatch(/CNY|大写/)
  })

  test('shows the sum of its net amounts', () => {
    const net = lines.reduce((sum, { amount }) => sum + netOf(amount), 0)
    expect(wordsOf(file())).toContain((net / 100).toFixed(2))
  })

  test('a red invoice names the invoice that it reverses', () => {
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
])('%i is spelled out in Chinese capitals', (amount, words) => expect(capitalAmount(amount)).toBe(words))

test.each([
  [113, 100],
  [-113, -100],
  [1, 1],
  [57, 50],
])('the net amount of %i is %i', (amount, net) => expect(netOf(amount)).toBe(net))
