import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { offerActions } from '../../../../src/trade/offers/offer-machine'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { requirementFiles } from '../../../../src/trade/requirement/requirement-text'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import type { Desk, DeskRow, DeskValues } from '../../core/operator/desk'
import { waitingIn } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { answerOffer } from './answer-offer'
import { lineFields, lineWords, quotingFields, quotingOf } from './desk-quoting'
import { offer, offerLine, offerMessage } from './offers.table'
import { quoteOffer } from './quote-offer'
import { siteMoney } from '../../site/brand-site/site-money'

/** Returns the buyer's last message by quotation. */
async function lastWords(ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db()
    .selectDistinctOn([offerMessage.documentId], { id: offerMessage.documentId, text: offerMessage.text })
    .from(offerMessage)
    .where(inArray(offerMessage.documentId, ids))
    .orderBy(offerMessage.documentId, desc(offerMessage.createdAt), desc(offerMessage.id))
  return new Map(rows.map(({ id, text }) => [id, text]))
}

const waitingOffers = (which: SQL | undefined) =>
  db()
    .select({ offer, name: buyerLabel })
    .from(offer)
    .innerJoin(customer, eq(customer.id, offer.placedBy))
    .where(and(isNotNull(offer.waitsSince), which))
type Waits = Awaited<ReturnType<typeof waitingOffers>>[number]

async function show(rows: Waits[]): Promise<DeskRow[]> {
  const ids = rows.map((row) => row.offer.id)
  const lines = await db()
    .select()
    .from(offerLine)
    .where(inArray(offerLine.offerId, ids))
    .orderBy(asc(offerLine.position))
  const linesOf = grouped(lines, ({ offerId }) => offerId)
  const words = await lastWords(ids)
  const money = await siteMoney()
  return rows.map(({ offer: row, name }) => {
    const { id, offerNo, siteId, state, waitsSince, createdAt, remark, files } = row
    const own = linesOf(id)
    const text = offerState.find(state)?.text ?? ['', '']
    const remarks = [remark, words.get(id) ?? ''].filter(Boolean).map((one) => `“${one}”`)
    const open = offerActions(state, 'platform')
    return {
      id,
      head: [`${offerNo} ${name} ${text[0]}`, `${offerNo} ${name} ${text[1]}`],
      lines: [...own.flatMap((line) => lineWords(line, (amount) => money(siteId, amount))), ...remarks],
      files: [
        ...files,
        ...own.flatMap(({ snapshot: { requireInfo } }) => (requireInfo ? requirementFiles(requireInfo) : [])),
      ],
      since: waitsSince ?? createdAt,
      actions: (['quote', 'message'] as const).filter((action) => open.includes(action)),
      fields: { quote: lineFields(own) },
      // Goods unknown to the shop wait for a person.
      auto: open.includes('quote') && own.some(({ skuId }) => skuId) ? 'quote' : undefined,
    }
  })
}

/** Desk queue of requests for quotations, and of the buyers' replies. */
export const desk = {
  title: ['报价', 'Quotations'],
  permission: 'sales',
  ...waitingIn({
    id: offer.id,
    since: offer.waitsSince,
    words: [offer.offerNo, buyerLabel],
    find: waitingOffers,
    show,
  }),
  actions: {
    quote: {
      label: ['报价', 'Quote'],
      fields: quotingFields,
      act: async (id: string, values: DeskValues) => quoteOffer(id, quotingOf(values)),
    },
    message: {
      label: ['回复', 'Reply'],
      fields: [{ name: 'text', label: ['内容', 'Message'], kind: 'textarea' }],
      act: (id: string, { text = '' }: DeskValues) => answerOffer(id, text),
    },
  },
} satisfies Desk
