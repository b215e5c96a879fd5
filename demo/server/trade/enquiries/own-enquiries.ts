import { and, desc, eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { mayDoWithEnquiry } from '../../../../src/trade/enquiries/enquiry-machine'
import type { writeToEnquiry } from '../../../../src/trade/enquiries/enquiry-steps.contract'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { refuse, stateChanged } from '../../core/http/refusal'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { addLines } from '../cart/add-lines'
import { buyerOf } from '../cart/buyer'
import { countOf } from '../cart/cart-count'
import { offerOver } from '../offers/own-offers'
import { enquiry, enquiryLine, enquiryMessage, enquiryPrice, enquiryQuote } from './enquiries.table'
import { seenEnquiry } from './enquiry-viewer'
import { moveEnquiry } from './move-enquiry'

const noSuchSupplier = () =>
  refuse(422, ['该供应商未参与报价', 'This supplier has not quoted for this inquiry.'])

export async function closeOwn(who: Member, id: string) {
  await seenEnquiry(id, who)
  return { state: await moveEnquiry(id, 'close', { actor: 'buyer', actorId: who.customerId }) }
}

/** Adds the awarded goods to the cart in the requested quantities. @throws Refusal 404, 409 not awarded, or expired */
export async function toCartOwn(who: Member, id: string, language: Locale) {
  const { quoteId } = await seenEnquiry(id, who, ({ state }) => mayDoWithEnquiry('toCart', state, 'buyer'))
  const [quote] = await db()
    .select()
    .from(enquiryQuote)
    .where(eq(enquiryQuote.id, quoteId ?? ''))
  if (!quote) throw stateChanged()
  if (quote.validTo <= clock.now()) throw offerOver()
  const lines = await db()
    .select({ skuId: enquiryLine.skuId, quantity: enquiryLine.qty })
    .from(enquiryPrice)
    .innerJoin(enquiryLine, eq(enquiryLine.id, enquiryPrice.lineId))
    .where(eq(enquiryPrice.quoteId, quote.id))
    .orderBy(enquiryLine.position)
  const skuGoodsList = lines.flatMap(({ skuId, quantity }) => (skuId ? [{ skuId, quantity }] : []))
  const skipped = await addLines(await buyerOf(who), { shopCarBizType: 10, skuGoodsList })
  return {
    added: skuGoodsList.length - skipped.length,
    skipped: skipped.map(({ skuId, reason }) => ({ skuId, reason: pick(reason, language) })),
    totalCount: await countOf(who),
  }
}

type Words = Omit<typeof enquiryMessage.$inferInsert, 'id' | 'documentId'>

/** Adds a message within the caller's transaction. @returns its id */
export async function sayTo(enquiryId: string, words: Words): Promise<string> {
  const id = newId()
  await db()
    .insert(enquiryMessage)
    .values({ id, documentId: enquiryId, ...words })
  return id
}

/** Adds the buyer's message. @throws Refusal 400 another account's files, 404, 409 settled, 422 a supplier without quote */
export function writeOwn(who: Member, id: string, words: Asked<typeof writeToEnquiry>['body']) {
  return tx(async () => {
    const row = await seenEnquiry(id, who, ({ state }) => mayDoWithEnquiry('message', state, 'buyer'))
    await onlyOwnFiles(who.customerId, words.files, 'files')
    if (words.supplier) {
      const [known] = await db()
        .select({ id: enquiryQuote.id })
        .from(enquiryQuote)
        .where(and(eq(enquiryQuote.enquiryId, id), eq(enquiryQuote.supplier, words.supplier)))
        .orderBy(desc(enquiryQuote.no))
        .limit(1)
      if (!known) throw noSuchSupplier()
    }
    await db()
      .update(enquiry)
      .set({ waitsSince: row.waitsSince ?? clock.now() })
      .where(and(eq(enquiry.id, id), eq(enquiry.state, row.state)))
    return { id: await sayTo(id, { ...words, by: 'buyer', authorId: who.customerId }) }
  })
}
