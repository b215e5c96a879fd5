import { atom } from 'nanostores'
import { speaker } from '../../core/messages'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { randomKey } from '../../core/random-key'
import type { Scope } from '../../core/scope'
import * as contract from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { appendForm, reviewForm } from './review-form'

type Written = ReturnType<(typeof reviewForm)['values']>
type Added = ReturnType<(typeof appendForm)['values']>
type Said = 'published' | 'appended' | 'removed'

/** Lines to review, and what was written of others. */
export function openOwnReviews(scope: Scope, place: Place) {
  const { call } = scope
  const keys = [scope.token.$token, scope.$locale]
  const waiting = pagedList(place, {
    load: ({ pageNumber, pageSize }, signal) =>
      call(contract.pageWaiting, { body: { pageNumber, pageSize } }, { signal, quiet: true }),
    keys,
  })
  const written = pagedList(place, {
    load: ({ pageNumber, pageSize }, signal) =>
      call(contract.pageOwnReviews, { body: { pageNumber, pageSize } }, { signal, quiet: true }),
    keys,
  })
  /** The one that is being taken back, by id. */
  const $busy = atom('')
  // One intention keeps its key until it has an answer.
  let wish = { said: '', key: '' }

  const tell = (said: Said) =>
    scope.notices.toast('success', speaker(ownReviewsMessages, scope.$locale.get())(said))

  return {
    waiting,
    written,
    $busy,
    /** @throws CallError: what was written stays in the form */
    async write(orderLineId: string, body: Written) {
      const said = JSON.stringify([orderLineId, body])
      if (wish.said !== said) wish = { said, key: randomKey() }
      await call(contract.addReview, { path: { orderLineId }, body }, { idempotencyKey: wish.key })
      wish = { said: '', key: '' }
      tell('published')
      void waiting.page.reload()
    },
    /** @throws CallError */
    async append(id: string, body: Added) {
      await call(contract.appendReview, { path: { id }, body })
      tell('appended')
      void written.page.reload()
    },
    /** A refusal is said by the client. */
    async remove(id: string) {
      if ($busy.get()) return
      $busy.set(id)
      await call(contract.deleteReview, { path: { id } }).then(
        () => tell('removed'),
        () => {},
      )
      $busy.set('')
      void written.page.reload()
    },
  }
}
export type OwnReviews = ReturnType<typeof openOwnReviews>
