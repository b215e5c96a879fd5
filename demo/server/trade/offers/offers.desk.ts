import { asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { formatMoney, toMinor } from '../../../../src/core/money'
import { offerActions } from '../../../../src/trade/offers/offer-machine'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/db'
import type { Desk, DeskRow, DeskValues } from '../../core/desk'
import { refuse } from '../../core/refusal'
import { customer } from '../../session/sign-in/customer.table'
import { answerOffer } from './answer-offer'
import { offer, offerLine, offerMessage } from './offers.table'
import { quoteOffer, type Quoting } from './quote-offer'

const atMost = 200

/** What somebody has to know of a line to name its price. */
function lineWords({ snapshot, qty, listPrice, targetPrice, skuId }: typeof offerLine.$inferSelect) {
  const { name, unitName, skuCode = '' } = snapshot
  const words = [skuCode, name, `× ${qty} ${unitName}`]
  if (listPrice !== null) words.push(formatMoney(listPrice))
  if (targetPrice !== null) words.push(`→ ${formatMoney(targetPrice)}?`)
  if (!skuId) words.push('（未收录）')
  return words.filter(Boolean).join(' ')
}

/** The last thing that its buyer said, by quotation. */
async function lastWords(ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db()
    .selectDistinctOn([offerMessage.offerId], { offerId: offerMessage.offerId, text: offerMessage.text })
    .from(offerMessage)
    .where(inArray(offerMessage.offerId, ids))
    .orderBy(offerMessage.offerId, desc(offerMessage.createdAt), desc(offerMessage.id))
  return new Map(rows.map(({ offerId, text }) => [offerId, text]))
}

async function waiting(): Promise<DeskRow[]> {
  const rows = await db()
    .select({ offer, name: customer.legalName })
    .from(offer)
    .innerJoin(customer, eq(customer.id, offer.placedBy))
    .where(isNotNull(offer.waitsSince))
    .orderBy(asc(offer.waitsSince))
    .limit(atMost)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.offer.id)
  const lines = await db()
    .select()
    .from(offerLine)
    .where(inArray(offerLine.offerId, ids))
    .orderBy(asc(offerLine.position))
  const linesOf = grouped(lines, ({ offerId }) => offerId)
  const words = await lastWords(ids)
  return rows.map(({ offer: { id, offerNo, state, waitsSince, createdAt, remark }, name }) => {
    const own = linesOf(id)
    const text = offerState.find(state)?.text ?? ['', '']
    const said = [remark, words.get(id) ?? ''].filter(Boolean).map((one) => `“${one}”`)
    const open = offerActions(state, 'platform')
    return {
      id,
      head: [`${offerNo} ${name} ${text[0]}`, `${offerNo} ${name} ${text[1]}`],
      lines: [...own.map(lineWords), ...said],
      since: waitsSince ?? createdAt,
      actions: ['quote', 'message'].filter((action) => open.includes(action)),
      // What the shop does not know waits for a person.
      auto: open.includes('quote') && own.some(({ skuId }) => skuId) ? 'quote' : undefined,
    }
  })
}

const words = (text = '') => text.split(/[\s,，、;；]+/).filter(Boolean)

function priceOf(word: string) {
  if (word === '-' || word === '－') return null
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(word))
    throw refuse(422, ['价格格式错误：{word}', 'This is no price: {word}'], { values: { word } })
  return toMinor(word)
}

/** What was filled in; empty fields leave it to what the shop proposes. */
function quotingOf({ prices, skuCodes, freight, validTo, remark }: DeskValues): Quoting {
  return {
    ...(prices && { prices: words(prices).map(priceOf) }),
    ...(freight && { freight: toMinor(freight) }),
    skuCodes: words(skuCodes),
    validTo,
    remark,
  }
}

/** Questions for prices, and what buyers say to them. */
export const desk = {
  title: ['报价', 'Quotations'],
  waiting,
  actions: {
    quote: {
      label: ['报价', 'Quote'],
      fields: [
        {
          name: 'prices',
          label: [
            '各行单价，用逗号隔开，不报价填 -；留空按建议价',
            'A price for each line, - for none; empty: as proposed',
          ],
          kind: 'textarea',
          optional: true,
        },
        {
          name: 'skuCodes',
          label: ['未收录商品对应的型号，按行', 'SKU codes of lines that the shop did not list'],
          kind: 'text',
          optional: true,
        },
        { name: 'freight', label: ['运费', 'Freight'], kind: 'number', optional: true },
        {
          name: 'validTo',
          label: ['有效期至，留空 7 天', 'Valid until; empty: 7 days'],
          kind: 'date',
          optional: true,
        },
        { name: 'remark', label: ['报价说明', 'Remark'], kind: 'textarea', optional: true },
      ],
      act: async (id: string, values: DeskValues) => quoteOffer(id, quotingOf(values)),
    },
    message: {
      label: ['回复', 'Answer'],
      fields: [{ name: 'text', label: ['内容', 'Text'], kind: 'textarea' }],
      act: (id: string, { text = '' }: DeskValues) => answerOffer(id, text),
    },
  },
} satisfies Desk
