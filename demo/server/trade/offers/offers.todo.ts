import { and, asc, eq } from 'drizzle-orm'
import { todoKind } from '../../../../src/account/todo/todo-kind'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { mostOfOne, type TodoSource } from '../../account/todo/todo-sources'
import { db } from '../../core/database/db'
import { seenBy } from './offer-viewer'
import { offer } from './offers.table'

/** To-do entries for quotes that wait for the buyer's answer. */
export const todo: TodoSource = async (who) => {
  const rows = await db()
    .select()
    .from(offer)
    .where(and(seenBy(who), eq(offer.state, offerState.code.quoted)))
    .orderBy(asc(offer.validTo), asc(offer.id))
    .limit(mostOfOne)
  return rows.map(({ id, offerNo, validTo }) => ({
    kind: todoKind.code.answerOffer,
    subject: offerNo,
    dueAt: validTo,
    path: `/user/offer/${id}`,
  }))
}
