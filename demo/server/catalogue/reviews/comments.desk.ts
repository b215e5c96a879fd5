import { and, eq, isNotNull } from 'drizzle-orm'
import { commentActions } from '../../../../src/catalogue/reviews/comment-machine'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import { notify } from '../../account/reminders/notify'
import { db } from '../../core/database/db'
import type { Desk, DeskValues } from '../../core/operator/desk'
import { refuse } from '../../core/http/refusal'
import { waitingIn } from '../../core/documents/waiting'
import { goods } from '../goods/goods.table'
import { moveComment } from './move-comment'
import { orderComment } from './reviews.table'

/** Maximum length of a reply, in characters. */
const longestReply = 300

/** Default reply if the operator enters no text. */
const usual = (stars: number) =>
  stars < 3
    ? '非常抱歉给您带来不便，售后同事将与您联系处理。'
    : '感谢您的认可，我们会继续保证质量与交期，期待再次合作。'

const nothingSaid = () => refuse(422, ['请输入回复', 'Please enter a reply.'])
const tooLong = () =>
  refuse(422, ['回复不超过 {n} 字', 'Reply: at most {n} {n|character|characters}.'], {
    values: { n: longestReply },
  })

/** Answers a review and notifies its buyer. @throws Refusal 409 if already answered or deleted, 422 */
export async function answerReview(id: string, text: string) {
  if (!text) throw nothingSaid()
  if ([...text].length > longestReply) throw tooLong()
  await moveComment(id, 'answer', { actor: 'platform' }, async ({ placedBy, siteId }) => {
    if (placedBy)
      await notify({
        to: [placedBy],
        siteId,
        title: ['商家回复了您的评价', 'The seller replied to your review'],
        content: [text, text],
        topic: 'account',
        link: '/user/my-comments',
      })
    return { reply: text }
  })
}

/** Desk queue of unanswered reviews. */
export const desk = {
  title: ['评价回复', 'Review replies'],
  permission: 'service',
  ...waitingIn({
    id: orderComment.id,
    since: orderComment.createdAt,
    words: [goods.goodsName, orderComment.text],
    find: (which) =>
      db()
        .select({ comment: orderComment, goodsName: goods.goodsName })
        .from(orderComment)
        .innerJoin(goods, eq(goods.id, orderComment.goodsId))
        .where(
          and(
            eq(orderComment.state, commentState.code.published),
            isNotNull(orderComment.orderLineId),
            which,
          ),
        ),
    show: (rows) =>
      rows.map(({ comment: { id, stars, text, appendText, state, createdAt }, goodsName }) => ({
        id,
        head: `${'★'.repeat(stars)} ${goodsName}`,
        lines: [text, ...(appendText ? [`+ ${appendText}`] : [])],
        since: createdAt,
        actions: commentActions(state, 'platform', false),
        auto: 'answer',
      })),
  }),
  actions: {
    answer: {
      label: ['回复', 'Reply'],
      fields: [{ name: 'text', label: ['回复内容', 'Reply'], kind: 'textarea', optional: true }],
      async act(id: string, { text }: DeskValues) {
        const [row] = await db()
          .select({ stars: orderComment.stars })
          .from(orderComment)
          .where(eq(orderComment.id, id))
        await answerReview(id, text || usual(row?.stars ?? 5))
      },
    },
  },
} satisfies Desk
