import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openSteps } from '../../core/store/steps'
import { openMyComments } from './my-comments.store'
import { addReview, pageWaiting } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { reviewForm } from './review-form'

type Written = ReturnType<(typeof reviewForm)['values']>

/** Opens the order lines to review and the written reviews. */
export function openComments(scope: Scope, urlState: UrlState) {
  const waiting = pagedList(scope, urlState, {
    load: (body, options) => scope.call(pageWaiting, { body }, options),
  })
  const { send, once } = openSteps(scope, ownReviewsMessages, () => void waiting.page.reload())

  return {
    waiting,
    written: openMyComments(scope, urlState),
    /** @throws CallError; the form keeps the text */
    write: (orderLineId: string, body: Written) =>
      send(
        orderLineId,
        () =>
          once([orderLineId, body], (options) =>
            scope.call(addReview, { path: { orderLineId }, body }, options),
          ),
        'published',
      ),
  }
}
export type Comments = ReturnType<typeof openComments>
