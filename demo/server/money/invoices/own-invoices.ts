import { mayDoWithInvoice } from '../../../../src/money/invoices/invoice-machine'
import type { Member } from '../../core/security/auth'
import { notFound } from '../../core/http/refusal'
import { newTicket } from '../../site/files/tickets'
import { endCharges } from './charges'
import { seenInvoice } from './invoice-viewer'
import { moveInvoice } from './move-invoice'

const asBuyer = ({ customerId }: Member) => ({ actor: 'buyer', actorId: customerId }) as const

/** @throws Refusal 404 not theirs, 409 it is issued by now, 422 a voucher for it is under review */
export async function withdrawOwn(who: Member, id: string) {
  await seenInvoice(id, who)
  const status = await moveInvoice(id, 'withdraw', asBuyer(who), async (row) => {
    await endCharges(row)
    return {}
  })
  return { status }
}

export async function confirmOwn(who: Member, id: string) {
  await seenInvoice(id, who)
  return { status: await moveInvoice(id, 'confirm', asBuyer(who)) }
}

/** Leave to fetch the PDF once. @throws Refusal 404 not theirs, 409 not issued */
export async function ticketOwn(who: Member, id: string) {
  const { fileId } = await seenInvoice(id, who, ({ status }) => mayDoWithInvoice('download', status, 'buyer'))
  if (!fileId) throw notFound()
  return { url: `/bbb/download/${await newTicket(fileId)}` }
}
