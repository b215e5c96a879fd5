import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { reviewsMessages } from './reviews.messages'

export function Stars({ stars }: { stars: number }) {
  const say = useSay(reviewsMessages)
  return (
    <span className="review-stars inline-row gap-2 stretch" role="img" aria-label={say('score', { stars })}>
      {[1, 2, 3, 4, 5].map((each) => (
        <Icon
          key={each}
          name="star"
          size={14}
          className={classNames('review-star', each <= stars && 'review-star-full')}
        />
      ))}
    </span>
  )
}
