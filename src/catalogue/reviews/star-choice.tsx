import type { DrawnControl } from '../../ui/forms/form-control'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { ownReviewsMessages } from './own-reviews.messages'

/** Input for one to five stars, by pointer or arrow keys. */
export function StarChoice({ drawn: { id, value, change } }: { drawn: DrawnControl }) {
  const say = useSay(ownReviewsMessages)
  const chosen = Number(value)
  return (
    <span className="review-star-choice inline-row gap-4">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className="review-star-choice-one">
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            value={stars}
            checked={chosen === stars}
            aria-label={say('starsOf', { n: stars })}
            onChange={() => change(stars)}
          />
          <Icon
            name="star"
            size={24}
            className={classNames('review-star', stars <= chosen && 'review-star-full')}
          />
        </label>
      ))}
      <span className="meta">{chosen > 0 && say('starsOf', { n: chosen })}</span>
    </span>
  )
}
