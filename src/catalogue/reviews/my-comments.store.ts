import { atom } from 'nanostores'
import { speaker } from '../../core/messages'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { appendReview, deleteReview, pageOwnReviews } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { appendForm } from './review-form'

type Added = ReturnType<(typeof appendForm)['values']>

/** What a buyer wrote, to be added to and taken back. */
export function openMyComments(scope: Scope, place: Place) {
  const list = pagedList(place, {
    load: ({ pageNumber, pageSize }, signal) =>
      scope.call(pageOwnReviews, { body: { pageNumber, pageSize } }, { signal, quiet: true }),
    keys: [scope.token.$token, scope.$locale],
  })
  /** The one that is being taken back, by id. */
  const $busy = atom('')
  const tell = (said: 'appended' | 'removed') =>
    scope.notices.toast('success', speaker(ownReviewsMessages, scope.$locale.get())(said))

  return {
    ...list,
    $busy,
    /** @throws CallError: what was written stays in the form */
    async append(id: string, body: Added) {
      await scope.call(appendReview, { path: { id }, body })
      tell('appended')
      void list.page.reload()
    },
    /** A refusal is said by the client. */
    async remove(id: string) {
      if ($busy.get()) return
      $busy.set(id)
      await scope.call(deleteReview, { path: { id } }).then(
        () => tell('removed'),
        () => {},
      )
      $busy.set('')
      void list.page.reload()
    },
  }
}
export type MyComments = ReturnType<typeof openMyComments>
