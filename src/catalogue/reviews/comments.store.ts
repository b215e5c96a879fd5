import { speaker } from '../../core/messages'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import { openMyComments } from './my-comments.store'
import { addReview, pageWaiting } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { reviewForm } from './review-form'

type Written = ReturnType<(typeof reviewForm)['values']>

/** Lines to review, and what was written of others. */
export function openComments(scope: Scope, place: Place) {
  const waiting = pagedList(place, {
    load: ({ pageNumber, pageSize }, signal) =>
      scope.call(pageWaiting, { body: { pageNumber, pageSize } }, { signal, quiet: true }),
    keys: [scope.token.$token, scope.$locale],
  })
  // One intention keeps its key until it has an answer.
  let wish = { said: '', key: '' }

  return {
    waiting,
    written: openMyComments(scope, place),
    /** @throws CallError: what was written stays in the form */
    async write(orderLineId: string, body: Written) {
      const said = JSON.stringify([orderLineId, body])
      if (wish.said !== said) wish = { said, key: randomKey() }
      await scope.call(addReview, { path: { orderLineId }, body }, { idempotencyKey: wish.key })
      wish = { said: '', key: '' }
      scope.notices.toast('success', speaker(ownReviewsMessages, scope.$locale.get())('published'))
      void waiting.page.reload()
    },
  }
}
export type Comments = ReturnType<typeof openComments>
