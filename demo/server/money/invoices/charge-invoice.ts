import type { Minor } from '../../../../src/core/money'
import { mayDoWithInvoice } from '../../../../src/money/invoices/invoice-machine'
import { chargeKind } from '../../../../src/money/invoices/charge-kind'
import { audit } from '../../core/documents/audit'
import { tx } from '../../core/database/db'
import { notFound, refuse, stateChanged } from '../../core/http/refusal'
import { addCharge } from './charges'
import { tellInvoice } from './invoice-reminders'
import { heldInvoice } from './invoice-viewer'

const noAmount = () => refuse(422, ['税差须大于 0', 'The tax difference must be more than 0.'])

/** The platform asks for the tax that an invoice costs more. @throws Refusal 404, 409 it is issued, 422 no amount */
export function chargeTaxDifference(id: string, amount: Minor, remark: string) {
  return tx(async () => {
    const row = await heldInvoice(id)
    if (!row) throw notFound()
    if (!mayDoWithInvoice('charge', row.status, 'platform')) throw stateChanged()
    if (!(amount > 0)) throw noAmount()
    await addCharge(row, { kind: chargeKind.code.taxDifference, amount, remark })
    await audit({
      actorType: 'platform',
      entity: 'invoice',
      entityId: id,
      action: 'charge',
      fromState: row.status,
      toState: row.status,
      reason: remark,
    })
    await tellInvoice(row, 'charge')
  })
}
