import { inUnits } from '../../../../src/core/text/in-units'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import type { Text } from '../../../../src/core/language/messages'
import { invoiceType } from '../../../../src/money/invoices/invoice-type'
import { deliveryWay } from '../../../../src/trade/checkout/delivery-way'
import { requirementText } from '../../../../src/trade/requirement/requirement-text'
import type { DeskLine } from '../../core/operator/desk'
import type { orderLine, orders } from './orders.table'

type Order = typeof orders.$inferSelect
type Line = typeof orderLine.$inferSelect

const both = ([zh, en]: Text, value: string): Text => [`${zh}：${value}`, `${en}: ${value}`]

/** Describes an order line: goods, quantity, shipped quantity and the buyer's reference numbers. */
function goodsLine({ snapshot, qty, shippedQty, purchaseNo, costCentre }: Line): Text {
  const line = `${snapshot.skuCode} ${snapshot.goodsName} × ${inUnits(qty, snapshot)}`
  const shipped = inUnits(shippedQty, snapshot)
  const parts: Text[] = [
    [line, line],
    ...(shippedQty > 0 ? [[`已发 ${shipped}`, `${wholeNumber(shippedQty)} shipped`] satisfies Text] : []),
    ...(purchaseNo ? [both(['采购单号', 'Purchase order'], purchaseNo)] : []),
    ...(costCentre ? [both(['成本中心', 'Cost centre'], costCentre)] : []),
  ]
  return [parts.map(([zh]) => zh).join('，'), parts.map(([, en]) => en).join(', ')]
}

/** Formats the requested invoice. */
function invoiceLine({ invoiceWish }: Order): Text[] {
  if (!invoiceWish) return []
  const { type, title = '', taxNo = '' } = invoiceWish
  const [zh, en] = invoiceType.find(Number(type))?.text ?? ['', '']
  const words = [title, taxNo].filter(Boolean).join(' ')
  return [[`发票：${zh} ${words}`, `Invoice: ${en} ${words}`]]
}

/** Describes an order for shipping: goods, destination, date and the buyer's wishes. */
export function orderLines(order: Order, lines: readonly Line[]): DeskLine[] {
  const { address, remark, poNumber, requireDate } = order
  const { consignee = '', phone = '', regionName = '', detail = '' } = address
  const [way, wayEn] = deliveryWay.find(order.deliveryWay)?.text ?? ['', '']
  return [
    ...lines.flatMap((line) => [
      goodsLine(line),
      ...(line.snapshot.requireInfo ? [requirementText(line.snapshot.requireInfo)] : []),
    ]),
    both(['收货人', 'Consignee'], `${consignee} ${phone}`.trim()),
    both(['地址', 'Address'], `${regionName} ${detail}`.trim()),
    [`配送：${way}`, `Delivery: ${wayEn}`],
    ...(poNumber ? [both(['整单采购单号', 'PO number of the order'], poNumber)] : []),
    ...(requireDate ? [both(['期望送达', 'Wanted by'], requireDate)] : []),
    ...(remark ? [both(['备注', 'Remark'], remark)] : []),
    ...invoiceLine(order),
  ]
}
