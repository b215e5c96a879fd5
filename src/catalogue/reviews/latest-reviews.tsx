import { useStore } from '@nanostores/react'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { ReviewRow } from './review-row'
import sheet from './reviews.css?sheet'
import { latestReviewsMessages } from './latest-reviews.messages'
import type { Reviews } from './reviews.store'

/** Latest reviews with a link to all of them; renders nothing while there are none. */
export function LatestReviews({ reviews, onAll }: { reviews: Reviews; onAll: () => void }) {
  useSheet(sheet)
  const say = useSay(latestReviewsMessages)
  const latest = useStore(reviews.$latest)
  const total = useStore(reviews.$total)
  if (latest.length === 0) return null
  return (
    <section className="review-latest stack gap-12" aria-label={say('title')}>
      <h2 className="text-h3">{say('title')}</h2>
      <ul className="review-list">
        {latest.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
      {total > latest.length && (
        <button type="button" className="link" onClick={onAll}>
          {say('all', { n: total })}
        </button>
      )}
    </section>
  )
}
