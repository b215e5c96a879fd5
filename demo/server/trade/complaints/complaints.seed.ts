import { and, desc, eq } from 'drizzle-orm'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { afterSale } from '../after-sales/after-sales.table'
import { orders } from '../orders/orders.table'
import { moveComplaint } from './move-complaint'
import { stories, type ComplaintStory } from './seed-stories'
import { answerComplaint, fileOwn, writeOwn } from './write-complaint'

/** Returns subjects of complaints: the buyer's recent orders and refused cases. */
async function subjects(customerId: string) {
  const late = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.placedBy, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(stories.length)
  const refused = await db()
    .select({ id: afterSale.id })
    .from(afterSale)
    .where(and(eq(afterSale.placedBy, customerId), eq(afterSale.returnState, returnState.code.rejected)))
    .limit(1)
  return (at: number, { about }: ComplaintStory) => ({
    orderId: about === 'order' ? late[at]?.id : undefined,
    afterSaleId: about === 'afterSale' ? refused[0]?.id : undefined,
  })
}

export const seed: Seed = {
  room: 'trade/complaints',
  after: ['trade/after-sales'],
  async run() {
    const who = await seededMember()
    const subjectOf = await subjects(who.customerId)
    for (const [at, story] of stories.entries()) {
      const { type, title, content, messages = [], end, reply = '', ago } = story
      let time = after(clock.now(), -ago * day)
      const words = { type, title, content, phone: '13800001001', files: [] }
      const filed = () => fileOwn(who, { ...words, ...subjectOf(at, story) })
      const { id } = await clock.at(time, filed)
      // A message every few hours, the platform's first.
      const pause = Math.min(5 * hour, (ago * day) / (messages.length + 2))
      const next = (act: () => Promise<unknown>) => {
        time = after(time, pause)
        return clock.at(time, async () => {
          await act()
        })
      }
      for (const [turn, text] of messages.entries())
        await next(() => (turn % 2 ? writeOwn(who, id, { text, files: [] }) : answerComplaint(id, text)))
      if (end === 'withdraw')
        await next(() => moveComplaint(id, end, { actor: 'buyer', actorId: who.customerId }))
      else if (end) await next(() => moveComplaint(id, end, { actor: 'platform', reason: reply }))
    }
  },
}
