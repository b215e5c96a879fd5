import { after, day, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { additions, replies, sentences } from './review-words'
import { answerReview } from './comments.desk'
import { waitingPage } from './own-reviews'
import { appendToReview, writeReview } from './write-review'

/** Number of order lines reviewed by the demo buyer: every other one of the latest. */
const reviewed = 28

/** Reviews of the demo buyer, created through the regular review functions. */
export const seed: Seed = {
  room: 'catalogue/reviews own',
  after: ['catalogue/reviews', 'trade/orders'],
  async run({ random }) {
    const who = await seededMember()
    const { content } = await waitingPage(who, { pageNumber: 1, pageSize: 2 * reviewed })
    for (const [at, { orderLineId }] of content.filter((_, nth) => nth % 2 === 1).entries()) {
      const stars = random.pick([5, 5, 5, 4, 5, 3, 5, 2] as const)
      const text = random.pick(sentences[stars])
      const writtenAt = after(clock.now(), -(at * 20 + 3) * hour)
      const given = { stars, text, images: [], anonymous: random.chance(0.3) }
      const id = await clock.at(writtenAt, () => writeReview(who, String(orderLineId), given))
      if (at % 3 === 1)
        await clock.at(after(writtenAt, hour), () =>
          answerReview(id, random.pick(replies[stars < 3 ? 'bad' : 'good'])),
        )
      if (at % 5 === 2 && writtenAt < after(clock.now(), -day))
        await clock.at(after(writtenAt, 20 * hour), () => appendToReview(who, id, random.pick(additions)))
    }
  },
}
