import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { appendReview, deleteReview, pageOwnReviews } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { appendForm } from './review-form'

type Added = ReturnType<(typeof appendForm)['values']>

/** Opens a buyer's reviews, which the buyer can extend and delete. */
export function openMyComments(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    load: (body, options) => scope.call(pageOwnReviews, { body }, options),
  })
  const { $busy, take, send } = openSteps(scope, ownReviewsMessages, () => void list.page.reload())

  return {
    ...list,
    $busy,
    /** @throws CallError; the form keeps the text */
    append: (id: string, body: Added) =>
      send(id, () => scope.call(appendReview, { path: { id }, body }), 'appended'),
    remove: (id: string) => take(id, () => scope.call(deleteReview, { path: { id } }), 'removed'),
  }
}
export type MyComments = ReturnType<typeof openMyComments>
