import { useStore } from '@nanostores/react'
import { classNames } from '../../ui/class-names'
import { EmptyState } from '../../ui/pages/empty-state'
import { useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Pagination } from '../../ui/tables/pagination'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { ReviewRow } from './review-row'
import { reviewsAtOnce, type ReviewFilter, type Reviews } from './reviews.store'
import { reviewsMessages } from './reviews.messages'
import sheet from './reviews.css?sheet'

/** Reviews of a product: share of satisfied buyers, and the list with filters for stars and pictures. */
export function ReviewList({ reviews }: { reviews: Reviews }) {
  useSheet(sheet)
  const say = useSay(reviewsMessages)
  const filter = useStore(reviews.$filter)
  const page = useStore(reviews.$page)
  return (
    <Page of={reviews.page} what={say('what')} skeleton={<SkeletonRows rows={4} />}>
      {({ content, counts, totalElements, totalPages }) => {
        if (counts.total === 0)
          return <EmptyState state={null} drawing="list" title={say('none')} text={say('noneText')} />
        const [, , , four = 0, five = 0] = counts.byStars
        const percent = Math.round(((four + five) / counts.total) * 100)
        const choice = (label: string, to: ReviewFilter) => {
          const chosen = filter.stars === to.stars && filter.hasImage === to.hasImage
          return (
            <button
              key={label}
              type="button"
              className={classNames('review-filter text-meta ink-2', chosen && 'review-filter-chosen')}
              aria-pressed={chosen}
              onClick={() => reviews.filter(to)}
            >
              {label}
            </button>
          )
        }
        return (
          <div className="reviews">
            <p className="reviews-summary bold">{say('summary', { n: counts.total, percent })}</p>
            <div
              className="review-filters row wrap gap-8 stretch above-12"
              role="group"
              aria-label={say('filter')}
            >
              {choice(say('all', { n: counts.total }), {})}
              {[5, 4, 3, 2, 1].map((stars) =>
                choice(say('stars', { stars, n: counts.byStars[stars - 1] ?? 0 }), { stars }),
              )}
              {choice(say('withImage', { n: counts.withImage }), { hasImage: true })}
            </div>
            {content.length > 0 ? (
              <ul className="review-list">
                {content.map((review) => (
                  <ReviewRow key={review.id} review={review} />
                ))}
              </ul>
            ) : (
              <EmptyState state={null} drawing="list" title={say('noneHere')} />
            )}
            {totalPages > 1 && (
              <Pagination
                page={page}
                pages={totalPages}
                total={totalElements}
                pageSize={reviewsAtOnce}
                to={(number) => ({ onPress: () => reviews.turn(number) })}
              />
            )}
          </div>
        )
      }}
    </Page>
  )
}
