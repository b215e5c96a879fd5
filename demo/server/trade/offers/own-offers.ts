import { and, eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type {
  acceptOffer,
  askOfferAgain,
  declineOffer,
  writeToOffer,
} from '../../../../src/trade/offers/offer-steps.contract'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { refuse, stateChanged } from '../../core/http/refusal'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { moveOffer } from './move-offer'
import { actionsFor, holds, seenOffer } from './offer-viewer'
import { offer } from './offers.table'
import { say } from './say'

type Words = Asked<typeof writeToOffer>['body']

export const offerOver = () => refuse(409, ['报价已过有效期', 'This quote has expired.'])

const asBuyer = ({ customerId }: Member, reason = '') =>
  ({ actor: 'buyer', actorId: customerId, reason }) as const

/** @throws Refusal 404 another company's, 409 settled, expired, or not the quote that was shown */
export async function acceptOwn(who: Member, id: string, { quoteNo }: Asked<typeof acceptOffer>['body']) {
  await seenOffer(id, who)
  const state = await moveOffer(id, 'accept', asBuyer(who), (row) => {
    if (row.quoteNo !== quoteNo) throw stateChanged()
    if (!holds(row)) throw offerOver()
    return {}
  })
  return { state }
}

export async function declineOwn(who: Member, id: string, { reason }: Asked<typeof declineOffer>['body']) {
  await seenOffer(id, who)
  return { state: await moveOffer(id, 'decline', asBuyer(who, reason), () => ({ reason })) }
}

export async function withdrawOwn(who: Member, id: string) {
  await seenOffer(id, who)
  return { state: await moveOffer(id, 'withdraw', asBuyer(who)) }
}

/** Requests another quote. @throws Refusal 400 another account's files, 404, 409 no quote, or already ordered */
export async function askAgainOwn(who: Member, id: string, words: Asked<typeof askOfferAgain>['body']) {
  await seenOffer(id, who)
  await onlyOwnFiles(who.customerId, words.files, 'files')
  const state = await moveOffer(id, 'askAgain', asBuyer(who, words.text), async ({ orderIds }) => {
    if (orderIds) throw stateChanged()
    await say(id, 'buyer', { ...words, authorId: who.customerId })
    return { waitsSince: clock.now() }
  })
  return { state }
}

/** Adds the buyer's message. @throws Refusal 400 another account's files, 404, 409 settled or ordered */
export function writeOwn(who: Member, id: string, words: Words) {
  return tx(async () => {
    const row = await seenOffer(id, who, (seen) => actionsFor(seen).includes('message'))
    await onlyOwnFiles(who.customerId, words.files, 'files')
    await db()
      .update(offer)
      .set({ waitsSince: row.waitsSince ?? clock.now() })
      .where(and(eq(offer.id, id), eq(offer.state, row.state)))
    return { id: await say(id, 'buyer', { ...words, authorId: who.customerId }) }
  })
}
