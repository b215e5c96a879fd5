import type { Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import type { Address } from '../../../../src/account/addresses/addresses.contract'
import type { editRequest } from '../../../../src/trade/requests/requests.contract'
import { addressesOf } from '../../account/addresses/addresses'
import type { AuditChange } from '../../core/documents/audit.table'
import { changesBetween } from '../../core/documents/audit-changes'
import { notFound } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { buyerOf } from '../cart/buyer'
import type { DraftOrder } from '../checkout/new-orders'
import { quantityChanges, quoted } from './change-request'
import { reprice } from './reprice-request'
import type { RequestRow } from './request-viewer'
import type { Frozen } from './requests.table'

export type Edit = Asked<typeof editRequest>['body']

const labels = {
  address: ['收货地址', 'Address'],
  remark: ['备注', 'Note'],
  poNumber: ['采购单号', 'PO number'],
  purchaseNos: ['行采购单号', 'Purchase numbers of lines'],
  costCentres: ['成本中心', 'Cost centres'],
} as const satisfies Record<string, Text>

const shownAddress = ({ consignee, phone, regionCode, regionName, detail }: Address) => ({
  consignee,
  phone,
  regionCode,
  regionName,
  detail,
})

/** Replaces address, note and numbers. @throws Refusal 404 unknown address */
async function withDetails(
  frozen: Frozen,
  { addressId, remark, poNumber, lines = [] }: Edit,
  companyId: string,
) {
  const all = addressId === undefined ? [] : await addressesOf(companyId)
  const found = all.find(({ id }) => id === addressId)
  if (addressId !== undefined && !found) throw notFound()
  const moved = found && shownAddress(found)
  const notes = new Map(lines.map((line) => [line.lineId, line]))
  const orders = frozen.orders.map((order): DraftOrder => {
    const { address, remark: note, poNumber: no } = order
    return {
      ...order,
      address: moved ?? address,
      remark: remark ?? note,
      poNumber: poNumber ?? no,
      lines: order.lines.map((line, at) => {
        const { purchaseNo, costCentre } = notes.get(order.lineIds[at] ?? '') ?? {}
        return {
          ...line,
          purchaseNo: purchaseNo ?? line.purchaseNo,
          costCentre: costCentre ?? line.costCentre,
        }
      }),
    }
  })
  return { ...frozen, orders }
}

/** Returns the details of a request as texts of the log. */
function logTexts({ orders }: Frozen): Partial<Record<keyof typeof labels, string>> {
  const [first] = orders
  const lines = orders.flatMap((order) => order.lines)
  const { regionName = '', detail = '' } = first?.address ?? {}
  return {
    address: `${regionName} ${detail}`,
    remark: first?.remark ?? '',
    poNumber: first?.poNumber ?? '',
    purchaseNos: lines.map(({ purchaseNo }) => purchaseNo).join(' · '),
    costCentres: lines.map(({ costCentre }) => costCentre).join(' · '),
  }
}

/**
 * Applies an edit to the content of a request: at the frozen prices while they are held, afterwards at today's.
 * @returns the content, and its changes for the log
 * @throws Refusal 404 unknown line or address, 409 goods are no longer sold, 422 quantities
 */
export async function editedContent(
  row: RequestRow,
  requester: Member,
  { edit, isHeld }: { edit: Edit; isHeld: boolean },
): Promise<{ frozen: Frozen; changes: AuditChange[] }> {
  const wanted = new Map(
    (edit.lines ?? []).flatMap(({ lineId, quantity }) =>
      quantity === undefined ? [] : [[lineId, quantity] as const],
    ),
  )
  const quantities = quantityChanges(row.frozen, wanted)
  if (quantities.length > 0 && (row.offerId || row.giftId)) throw quoted()
  const details = await withDetails(row.frozen, edit, row.customerId)
  const changes = [...quantities, ...changesBetween(labels, logTexts(row.frozen), logTexts(details))]
  if (quantities.length === 0 && isHeld) return { frozen: details, changes }
  const buyer = await buyerOf(requester, isHeld ? row.createdAt : undefined)
  const frozen = await reprice(details, buyer, {
    quantityOf: (lineId, { qty }) => wanted.get(lineId) ?? qty,
    prices: isHeld ? 'frozen' : 'today',
  })
  return { frozen, changes }
}
