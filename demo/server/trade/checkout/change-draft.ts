import { eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { isDay } from '../../../../src/core/form/form-patterns'
import type { Text } from '../../../../src/core/language/messages'
import { invoiceType } from '../../../../src/money/invoices/invoice-type'
import type { changeDraft } from '../../../../src/trade/checkout/checkout.contract'
import { deliveryWay } from '../../../../src/trade/checkout/delivery-way'
import { invoiceForm } from '../../../../src/trade/checkout/invoice-form'
import { addressesOf } from '../../account/addresses/addresses'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { notFound, refuse, refuseField } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { ownsCoupons } from '../../money/coupons/held-coupons'
import { ownsFiles } from '../../site/files/own-files'
import type { Buyer } from '../cart/buyer'
import { checkoutDraft } from './checkout.table'
import { holdsUntil, lockDraft, type DraftRow } from './draft-rows'

type Change = Asked<typeof changeDraft>['body']

const wrong = (path: string, message: Text) => refuseField(400, path, message)
const notCertified = () =>
  refuse(403, [
    '增值税专用发票须先完成企业认证',
    'Special VAT invoices require company certification. Please get certified first.',
  ])

async function check({ who }: Buyer, row: DraftRow, change: Change) {
  const { addressId, invoice, requireDate, files, notes, couponIds } = change
  if (addressId && !(await addressesOf(who.companyId)).some(({ id }) => id === addressId)) throw notFound()
  if (change.deliveryWay !== undefined && !deliveryWay.is(change.deliveryWay))
    throw wrong('deliveryWay', ['请选择配送方式', 'Please select a delivery method.'])
  if (requireDate && (!isDay(requireDate) || requireDate < wireDay(clock.now())))
    throw wrong('requireDate', ['期望到货日不能早于今天', 'The required date must not be before today.'])
  if (files && !(await ownsFiles(who.customerId, files)))
    throw wrong('files', ['请重新上传附件', 'Please upload the attachment again.'])
  if (notes?.some(({ lineId }) => !row.lineIds.includes(lineId))) throw notFound()
  if (couponIds && !(await ownsCoupons(who, couponIds))) throw notFound()
  if (invoice) {
    validated(invoiceForm.shape, invoice, invoiceForm.fields)
    if (invoice.type === invoiceType.code.special && who.certState !== 20) throw notCertified()
  }
}

/** Changes the choices of a checkout and extends its lifetime. */
export function applyChange(buyer: Buyer, id: string, change: Change): Promise<DraftRow> {
  return tx(async () => {
    const row = await lockDraft(buyer, id)
    await check(buyer, row, change)
    const { notes = [], ...choices } = change
    const written = notes.map(({ lineId, ...note }) => [lineId, note] as const)
    const [changed = row] = await db()
      .update(checkoutDraft)
      .set({ ...choices, notes: { ...row.notes, ...Object.fromEntries(written) }, expiresAt: holdsUntil() })
      .where(eq(checkoutDraft.id, id))
      .returning()
    return changed
  })
}
