import { and, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { chargeMachine } from '../../../../src/money/invoices/charge-machine'
import { chargeState } from '../../../../src/money/invoices/charge-state'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { mover } from '../../core/documents/move'
import { locked, seenBy } from '../../core/documents/documents'
import { newId } from '../../core/database/ids'
import { notFound, refuse } from '../../core/http/refusal'
import { openPayOrder, type PayOrderRow } from '../../trade/payment/pay-orders'
import { voidDemands } from '../../trade/payment/void-demands'
import { lockFunds } from '../accounts/account-rows'
import { give } from '../accounts/bookings'
import type { InvoiceRow } from './invoice-viewer'
import { invoiceCharge } from './invoices.table'

type Charging = { kind: number; amount: Minor; remark?: string }

const nothingDue = () =>
  refuse(409, ['费用已支付或已取消', 'This charge has already been paid or was cancelled.'])

/** Asks for something that an application costs, in the caller's transaction. @returns its id */
export async function addCharge(
  of: Pick<InvoiceRow, 'id' | 'customerId' | 'placedBy' | 'siteId'>,
  charging: Charging,
) {
  const id = newId()
  const { customerId, placedBy, siteId } = of
  await db()
    .insert(invoiceCharge)
    .values({
      ...charging,
      id,
      invoiceId: of.id,
      customerId,
      placedBy,
      siteId,
      state: chargeState.code.toBePaid,
    })
  return id
}

/** A company's charges; of those a sub-account sees what it caused itself. */
export const seenCharges = (who: Member) => seenBy(who, invoiceCharge)

/** Moves a charge. The company's accounts must be locked. */
export const moveCharge = mover(invoiceCharge, chargeMachine, {
  entity: 'invoice_charge',
  hold: (id) => locked(db().select().from(invoiceCharge).where(eq(invoiceCharge.id, id))),
  stateOf: ({ state }) => state,
  moved: (state, _, action) => ({ state, ...(action === 'settle' && { paidAt: clock.now() }) }),
})

/**
 * Demands one payment of some charges.
 * @returns id of the pay order
 * @throws Refusal 404 not theirs, 409 one wants no money, 422 a voucher is under review
 */
export function demandCharges(who: Member, chargeIds: string[]): Promise<string> {
  return tx(async () => {
    await lockFunds(who.companyId)
    const wanted = [...new Set(chargeIds)]
    const rows = await db()
      .select()
      .from(invoiceCharge)
      .where(and(inArray(invoiceCharge.id, wanted), seenCharges(who)))
    if (rows.length < wanted.length) throw notFound()
    if (rows.some(({ state }) => state !== chargeState.code.toBePaid)) throw nothingDue()
    await voidDemands('invoice', wanted)
    const { id } = await openPayOrder({
      customerId: who.companyId,
      placedBy: who.customerId,
      siteId: who.site,
      purpose: 'invoice',
      state: payOrderState.code.toBePaid,
      items: rows.map((row) => ({ refId: row.id, amount: row.amount })),
    })
    return id
  })
}

/** Books a payment for a charge. If the charge needs none any more, the amount goes to the deposit. */
export async function chargePaid(chargeId: string, amount: Minor, { payNo }: PayOrderRow) {
  const [row] = await db().select().from(invoiceCharge).where(eq(invoiceCharge.id, chargeId)).for('update')
  if (!row) throw notFound()
  if (row.state === chargeState.code.toBePaid) return moveCharge(row.id, 'settle', { actor: 'gateway' })
  return give(row.customerId, 'deposit', depositType.code.orderRefund, amount, `${payNo}/${chargeId}`)
}

const chargesOf = (invoiceId: string) =>
  db().select().from(invoiceCharge).where(eq(invoiceCharge.invoiceId, invoiceId))

/** Returns whether an application waits for a payment. */
export const isDue = async (invoiceId: string) =>
  (await chargesOf(invoiceId)).some(({ state }) => state === chargeState.code.toBePaid)

/** Cancels the charges of an abandoned application. Paid ones go to the deposit. */
export async function endCharges({ id, applyNo }: Pick<InvoiceRow, 'id' | 'applyNo'>) {
  const { toBePaid, paid } = chargeState.code
  const rows = await chargesOf(id)
  const open = rows.filter(({ state }) => state === toBePaid)
  if (open.length > 0)
    await voidDemands(
      'invoice',
      open.map((row) => row.id),
    )
  for (const row of open) await moveCharge(row.id, 'drop', { actor: 'invoice' })
  for (const row of rows.filter(({ state }) => state === paid)) {
    await moveCharge(row.id, 'giveBack', { actor: 'invoice' })
    const { customerId, amount } = row
    await give(customerId, 'deposit', depositType.code.orderRefund, amount, `${applyNo}/${row.id}`)
  }
}
