import { desc, eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { sendMessages } from '../../../demo/server/session/outgoing/send-messages'
import { outbox } from '../../../demo/server/session/outbox/outbox.table'
import { sendApprovalMails } from '../../../demo/server/trade/requests/approval-mails.job'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { purchaseRequest, requestHold } from '../../../demo/server/trade/requests/requests.table'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { decideRequest, requestDetail, stepRequest } from '../../../src/trade/requests/requests.contract'
import { bed, draft, stock, submit } from '../checkout/checkout-bed'

/** Resets the shop. @returns a SKU at 10.00 with 1000 pieces, and tokens of a reviewed sub-account and its main account */
export async function opened() {
  await bed.reset()
  const [a = ''] = await stock({})
  await bed.inside(async () => {
    // Amounts are those of the goods alone.
    await db().update(shopFreight).set({ amount: 0 })
    await db().delete(cartLine)
  })
  return { a, sub: await bed.login('sub1'), demo: await bed.login('demo') }
}

/** Puts SKUs into the cart and submits it. @returns the result of the checkout */
export async function submitted(token: string, lines: readonly { skuId: string; quantity: number }[]) {
  await bed.call(addToCart, { body: { skuGoodsList: [...lines] } }, { token })
  return submit(token, await draft(token))
}

/** Submits a purchase that needs approval. @returns the request */
export async function requested(token: string, lines: readonly { skuId: string; quantity: number }[]) {
  const { request } = await submitted(token, lines)
  if (!request) throw new Error('the purchase needed no approval')
  return request
}

export const seen = (id: string, token: string) => bed.call(requestDetail, { path: { id } }, { token })

type Decision = Parameters<typeof bed.call<typeof decideRequest>>[1]['body']

/** Decides a request in its current revision. */
export const decided = async (id: string, token: string, body: Omit<Decision, 'revision'>) =>
  bed.call(
    decideRequest,
    { path: { id }, body: { revision: (await seen(id, token)).revision, ...body } },
    { token },
  )

export const stepped = (id: string, action: string, token: string) =>
  bed.call(stepRequest, { path: { id, action } }, { token })

export const rowOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(purchaseRequest).where(eq(purchaseRequest.id, id)))
  if (!row) throw new Error(`no request ${id}`)
  return row
}

/** Returns the pieces that a request holds, by SKU. */
export const reservedBy = async (id: string) => {
  const rows = await bed.inside(() => db().select().from(requestHold).where(eq(requestHold.requestId, id)))
  return Object.fromEntries(rows.map(({ skuId, qty }) => [skuId, qty]))
}

const log = { info: () => {}, error: () => {} }

/** Sends all waiting mails. @returns the texts of those to an address, the latest first */
export const mailsTo = (address: string) =>
  bed.inside(async () => {
    await sendApprovalMails(bed.config, log)
    await sendMessages(bed.config, log)
    const rows = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.target, address))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
    return rows.map(({ payload }) => payload)
  })

/** Sends all waiting mails. @returns the path of the link in the latest one to an address */
export async function sentLink(address: string): Promise<string> {
  const [mail = ''] = await mailsTo(address)
  const url = /http\S+/.exec(mail)?.[0]
  if (url === undefined) throw new Error(`no mail with a link to ${address}`)
  return new URL(url).pathname
}
