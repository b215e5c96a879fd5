import { toDecimal, type Minor } from '../../../../src/core/money'
import { invoiceType } from '../../../../src/money/invoices/invoice-type'
import { wireDay } from '../../core/time/business-time'
import { accountCurrency } from '../../core/config/site'
import { capitalAmount } from './capital-amount'
import type { TitleSnapshot } from './invoices.table'
import { pdfOf, type PdfMark } from './pdf-file'
import { textWidth } from './pdf-text'
import { netOf } from './tax'

export type PdfLine = {
  name: string
  orderNo: string
  amount: Minor
  /** Ordered goods with formatted quantities. */
  goods: readonly { name: string; quantity: string }[]
}
export type PdfInvoice = {
  number: string
  issuedAt: Date
  seller: { name: string; bank: string; accountNo: string }
  title: TitleSnapshot
  lines: readonly PdfLine[]
  amount: Minor
  /** ISO 4217 code. */
  currency: string
  /** Number of the invoice that this red one undoes. */
  redOf?: string | undefined
}

const width = 612
const margin = 36
const right = width - margin
const rowHeight = 18
const goodsHeight = 13
/** Right edges of the figures: net, tax, in all. */
const edges = [420, 490, right - 8] as const

const text = (x: number, y: number, value: string, more: Partial<Extract<PdfMark, { kind: 'text' }>> = {}) =>
  ({ kind: 'text', x, y, size: 9, text: value, ...more }) satisfies PdfMark
const rule = (y: number, weight = 0.5) =>
  ({ kind: 'line', from: [margin, y], to: [right, y], width: weight }) satisfies PdfMark

/** Cuts a text to a width. */
function fitting(value: string, most: number, size = 9): string {
  if (textWidth(value, size) <= most) return value
  let short = [...value]
  while (short.length > 0 && textWidth(`${short.join('')}…`, size) > most) short = short.slice(0, -1)
  return `${short.join('')}…`
}

function parties({ title, seller }: PdfInvoice, y: number): PdfMark[] {
  const half = (width - 2 * margin) / 2 - 12
  const facts = (rows: [string, string][], x: number) =>
    rows.map(([name, value], at) => text(x, y - at * 14, fitting(`${name}：${value}`, half)))
  const buyer: [string, string][] = [
    ['购买方名称', title.title],
    ['纳税人识别号', title.taxNo],
    ['地址、电话', [title.regAddress, title.regPhone].filter(Boolean).join(' ')],
    ['开户行', title.bank],
    ['账号', title.bankCard],
  ]
  return [
    ...facts(buyer, margin + 8),
    ...facts(
      [
        ['销售方名称', seller.name],
        ['开户行', seller.bank],
        ['账号', seller.accountNo],
      ],
      width / 2 + 8,
    ),
  ]
}

function figures(y: number, net: Minor, amount: Minor, red: boolean): PdfMark[] {
  return [net, amount - net, amount].map((value, at) =>
    text(edges[at] ?? right, y, toDecimal(value), { align: 'right', red }),
  )
}

/** An order's row, and what was ordered below it. */
function orderRows({ name, orderNo, amount, goods }: PdfLine, y: number, red: boolean): PdfMark[] {
  return [
    text(margin + 8, y, fitting(name, 180)),
    text(230, y, orderNo),
    ...figures(y, netOf(amount), amount, red),
    ...goods.flatMap((one, at) => {
      const below = y - (at + 1) * goodsHeight
      return [
        text(margin + 20, below, fitting(one.name, 300, 8), { size: 8 }),
        text(edges[0], below, one.quantity, { size: 8, align: 'right' }),
      ]
    }),
  ]
}
const heightOf = ({ goods }: PdfLine) => rowHeight + goods.length * goodsHeight

/** An invoice as a PDF of one page, as long as its orders need. */
export function invoicePdf(of: PdfInvoice): Uint8Array {
  const { number, issuedAt, lines, amount, currency, title, redOf } = of
  const red = amount < 0
  // Sums the displayed rows, so that they add up.
  const net = lines.reduce((sum, line) => sum + netOf(line.amount), 0)
  const rows = lines.reduce((sum, line) => sum + heightOf(line), 0)
  const height = 344 + rows
  const kind = invoiceType.find(title.type)?.text[0] ?? ''
  const heading = `${red ? '红字' : ''}发票（${kind}）`
  const top = height - 50
  const marks: PdfMark[] = [
    text(width / 2 - textWidth(heading, 18) / 2, top, heading, { size: 18, red }),
    text(right, top - 26, `发票号码：${number}`, { align: 'right' }),
    text(right, top - 40, `开票日期：${wireDay(issuedAt)}`, { align: 'right' }),
    rule(top - 50, 1),
    ...parties(of, top - 66),
    rule(top - 132),
    text(margin + 8, top - 148, '项目'),
    text(230, top - 148, '订单号'),
    ...['金额', '税额', '价税合计'].map((word, at) =>
      text(edges[at] ?? right, top - 148, word, { align: 'right' }),
    ),
    rule(top - 156),
  ]
  let end = top - 172
  for (const line of lines) {
    marks.push(...orderRows(line, end, red))
    end -= heightOf(line)
  }
  marks.push(
    rule(end + 10),
    text(margin + 8, end - 6, '合计'),
    ...figures(end - 6, net, amount, red),
    rule(end - 16),
    // Only yuan are spelt out.
    text(
      margin + 8,
      end - 32,
      currency === accountCurrency ? `价税合计（大写）：${capitalAmount(amount)}` : '价税合计',
    ),
    text(edges[2], end - 32, `（小写）${currency} ${toDecimal(amount)}`, { align: 'right' }),
    rule(end - 42, 1),
    text(
      margin + 8,
      end - 60,
      redOf ? `备注：红冲发票 ${redOf}。税率 13%。` : '备注：税率 13%，金额为含税价换算。',
    ),
    text(margin + 8, end - 76, '本文件由演示商城生成，不是税务机关监制的发票，不作报销与抵扣凭证。'),
  )
  return pdfOf(marks, [width, height], `${heading} ${number}`)
}
