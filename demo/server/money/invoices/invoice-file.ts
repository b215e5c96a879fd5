import { asc, eq, inArray } from 'drizzle-orm'
import { inUnits } from '../../../../src/core/text/in-units'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import { addFile } from '../../site/files/kept-bytes'
import { orderLine, orders, type LineSnapshot } from '../../trade/orders/orders.table'
import { invoicePdf, type PdfInvoice, type PdfLine } from './invoice-pdf'
import type { InvoicePart } from './new-application'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { refuse } from '../../core/http/refusal'
import { bankAccountOf } from '../../trade/payment/bank-account'

/** Returns the seller of a brand site for invoices. @throws Refusal 409 not configured */
async function sellerOf(siteId: string) {
  const account = await bankAccountOf(siteId)
  if (!account) throw refuse(409, ['站点未设置开票单位', 'No invoice issuer is set up for this site.'])
  const { holder, bank, accountNo } = account
  return { name: holder, bank, accountNo }
}

/** Owner of invoice files. Everyone who sees the invoice may download its file. */
const ofThePlatform = 'platform'

/** Most listed goods per order, so that an invoice of a hundred orders fits the PDF. */
const mostListed = 8

function goodsOf(lines: readonly { snapshot: LineSnapshot; quantity: number }[]): PdfLine['goods'] {
  const listed = lines.slice(0, mostListed).map(({ snapshot, quantity }) => ({
    name: `${snapshot.skuCode} ${snapshot.goodsName}`,
    quantity: inUnits(quantity, snapshot),
  }))
  const others = lines.length - listed.length
  return others > 0 ? [...listed, { name: `其余 ${others} 种见订单`, quantity: '' }] : listed
}

/** The buyer's own numbers of an order, as one row. */
function purchaseNosOf(lines: readonly { poNumber: string; purchaseNo: string }[]): PdfLine['goods'] {
  const own = lines.flatMap(({ poNumber, purchaseNo }) => [poNumber, purchaseNo])
  const numbers = [...new Set(own.filter(Boolean))]
  if (numbers.length === 0) return []
  const shown = numbers.slice(0, mostListed).join('、')
  return [{ name: `采购单号：${shown}${numbers.length > mostListed ? '等' : ''}`, quantity: '' }]
}

/** Returns the lines of an invoice, one per order. */
async function linesOf(items: readonly InvoicePart[]): Promise<PdfLine[]> {
  const ids = items.map(({ orderId }) => orderId)
  const found = await db()
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      snapshot: orderLine.snapshot,
      quantity: orderLine.qty,
      poNumber: orders.poNumber,
      purchaseNo: orderLine.purchaseNo,
    })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .where(inArray(orders.id, ids))
    .orderBy(asc(orderLine.id))
  const linesOfOrder = grouped(found, ({ orderId }) => orderId)
  return items.map(({ orderId, amount }) => {
    const own = linesOfOrder(orderId)
    const [first] = own
    const name = first?.snapshot.goodsName ?? ''
    return {
      name: own.length > 1 ? `${name}等 ${own.length} 种` : name,
      orderNo: first?.orderNo ?? '',
      amount,
      goods: [...purchaseNosOf(own), ...goodsOf(own)],
    }
  })
}

type Issued = Omit<PdfInvoice, 'seller' | 'lines' | 'currency'> & {
  siteId: string
  items: readonly InvoicePart[]
}

/** Creates the PDF of an invoice and stores it, within the transaction that issues it. @returns the file's id */
export async function keepPdf({ siteId, items, ...of }: Issued): Promise<string> {
  const [seller, currency, lines] = [
    await sellerOf(siteId),
    await currencyCodeOf(siteId),
    await linesOf(items),
  ]
  const content = invoicePdf({ ...of, seller, currency, lines })
  return addFile({
    ownerId: ofThePlatform,
    shownName: `${of.number}.pdf`,
    mediaType: 'application/pdf',
    content,
  })
}
