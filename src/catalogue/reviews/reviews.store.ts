import { atom, computed } from 'nanostores'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { reviewPage } from './reviews.contract'

export const reviewsAtOnce = 10

export type ReviewFilter = { stars?: number; hasImage?: boolean }

/** Opens the reviews of one product, with filters and pages. */
export function openReviews(scope: Scope, goodsId: string) {
  const $filter = atom<ReviewFilter>({})
  const $page = atom(1)
  const $question = computed([$filter, $page], (filter, pageNumber) => ({ ...filter, pageNumber }))
  const page = resource(
    async (signal) => {
      const body = {
        ...$question.get(),
        brandTerminalId: await siteOf(scope).id(),
        goodsId,
        pageSize: reviewsAtOnce,
      }
      return scope.call(reviewPage, { body }, { signal, quiet: true })
    },
    [$question, scope.$locale],
  )
  return {
    page,
    $filter,
    $page,
    /** Latest reviews, while no filter is chosen. */
    $latest: computed([page.$state, $question], ({ value }, { stars, hasImage, pageNumber }) =>
      stars === undefined && !hasImage && pageNumber === 1 ? (value?.content.slice(0, 2) ?? []) : [],
    ),
    /** Number of all reviews; 0 until it is loaded. */
    $total: computed(page.$state, ({ value }) => value?.counts.total ?? 0),
    filter(filter: ReviewFilter) {
      $page.set(1)
      $filter.set(filter)
    },
    turn: (pageNumber: number) => $page.set(pageNumber),
  }
}

export type Reviews = ReturnType<typeof openReviews>
