import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { enquiryActions } from '../../../../src/trade/enquiries/enquiry-machine'
import { enquiryState } from '../../../../src/trade/enquiries/enquiry-state'
import { grouped } from '../../catalogue/goods/grouped'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Desk, DeskRow, DeskValues } from '../../core/operator/desk'
import { waitingIn } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { lineFields, lineWords, quotingFields, quotingOf } from '../offers/desk-quoting'
import { answerEnquiry } from './answer-enquiry'
import { enquiry, enquiryLine, enquiryMessage } from './enquiries.table'
import { quoteEnquiry } from './quote-enquiry'
import { suppliers } from './suppliers'
import { siteMoney } from '../../site/brand-site/site-money'

/** Returns the buyer's last message by inquiry. */
async function lastWords(ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db()
    .selectDistinctOn([enquiryMessage.documentId])
    .from(enquiryMessage)
    .where(inArray(enquiryMessage.documentId, ids))
    .orderBy(enquiryMessage.documentId, desc(enquiryMessage.createdAt), desc(enquiryMessage.id))
  return new Map(rows.map(({ documentId, supplier, text }) => [documentId, `${supplier} ${text}`.trim()]))
}

const waitingEnquiries = (which: SQL | undefined) =>
  db()
    .select({ enquiry, name: buyerLabel })
    .from(enquiry)
    .innerJoin(customer, eq(customer.id, enquiry.placedBy))
    .where(and(isNotNull(enquiry.waitsSince), which))
type Waits = Awaited<ReturnType<typeof waitingEnquiries>>[number]

async function show(rows: Waits[]): Promise<DeskRow[]> {
  const ids = rows.map((row) => row.enquiry.id)
  const linesOf = grouped(
    await db()
      .select()
      .from(enquiryLine)
      .where(inArray(enquiryLine.enquiryId, ids))
      .orderBy(asc(enquiryLine.position)),
    ({ enquiryId }) => enquiryId,
  )
  const words = await lastWords(ids)
  const money = await siteMoney()
  const now = clock.now()
  return rows.map(({ enquiry: row, name }) => {
    const { id, enquiryNo, siteId, title, state, waitsSince, createdAt, deadline, remark, files } = row
    const own = linesOf(id)
    const text = enquiryState.find(state)?.text ?? ['', '']
    const remarks = [remark, words.get(id) ?? ''].filter(Boolean).map((one) => `“${one}”`)
    const open = enquiryActions(state, 'platform').filter((action) => action !== 'quote' || deadline > now)
    return {
      id,
      head: [`${enquiryNo} ${name} ${text[0]}`, `${enquiryNo} ${name} ${text[1]}`],
      lines: [
        [`${title}，截止 ${wireDay(deadline)}`, `${title}, until ${wireDay(deadline)}`],
        ...own.flatMap((line) => lineWords(line, (amount) => money(siteId, amount))),
        ...remarks,
      ],
      files,
      since: waitsSince ?? createdAt,
      actions: (['quote', 'message'] as const).filter((action) => open.includes(action)),
      fields: { quote: lineFields(own) },
      // Goods unknown to the shop wait for a person.
      auto: open.includes('quote') && own.some(({ skuId }) => skuId) ? 'quote' : undefined,
    }
  })
}

/** Adds quotes for one supplier, or for all of the platform's suppliers. */
async function quote(id: string, { supplier, leadDays, ...values }: DeskValues) {
  const quoting = { ...quotingOf(values), ...(leadDays && { leadDays: Number(leadDays) }) }
  for (const name of supplier ? [supplier] : suppliers.map((one) => one.name))
    await quoteEnquiry(id, { ...quoting, supplier: name })
}

/** Desk queue of inquiries. The platform records the suppliers' answers. */
export const desk = {
  title: ['供应商询价', 'Supplier inquiries'],
  permission: 'sales',
  ...waitingIn({
    id: enquiry.id,
    since: enquiry.waitsSince,
    words: [enquiry.enquiryNo, enquiry.title, buyerLabel],
    find: waitingEnquiries,
    show,
  }),
  actions: {
    quote: {
      label: ['录入报价', 'Enter a quote'],
      fields: [
        {
          name: 'supplier',
          label: [
            '供应商，留空为全部供应商按建议价',
            'Supplier; leave empty for all of them at the proposed prices',
          ],
          kind: 'text',
          optional: true,
        },
        ...quotingFields,
        { name: 'leadDays', label: ['交期（天）', 'Delivery time (days)'], kind: 'number', optional: true },
      ],
      act: quote,
    },
    message: {
      label: ['回复', 'Reply'],
      fields: [
        { name: 'text', label: ['内容', 'Message'], kind: 'textarea' },
        {
          name: 'supplier',
          label: ['供应商，留空为平台', 'Supplier; leave empty for the platform'],
          kind: 'text',
          optional: true,
        },
      ],
      act: (id: string, { text = '', supplier }: DeskValues) => answerEnquiry(id, text, supplier),
    },
  },
} satisfies Desk
