import { addExport } from '../../account/downloads/queue-export'
import { makeExports } from '../../account/downloads/exports.job'
import { hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { orderIds } from './orders-page'

const reports = 27
const ordersOfOne = 4

/** Recent order exports of the demo's buyer. */
export const seed: Seed = {
  room: 'trade/orders exported',
  after: ['trade/orders'],
  async run() {
    const who = await seededMember()
    const ids = (await orderIds(who, {}).limit(reports * ordersOfOne)).map(({ id }) => id)
    for (let at = 0; at < reports; at++) {
      const asked = { body: { format: at % 9 ? ('csv' as const) : ('xlsx' as const) } }
      const keys = ids.slice(at * ordersOfOne, (at + 1) * ordersOfOne)
      await clock.ago((reports - at) * 2 * hour, async () => {
        await addExport({ who, language: 'zh-CN', asked }, 'order', keys)
        await makeExports()
      })
    }
  },
}
