import { useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { ReviewPictures } from './review-pictures'
import type { Review } from './reviews.contract'
import { reviewsMessages } from './reviews.messages'
import { Stars } from './stars'

/** Review of one buyer; a press enlarges a picture. */
export function ReviewRow({ review }: { review: Review }) {
  const say = useSay(reviewsMessages)
  const { author, text, spec, writtenOn, appendText, appendOn = '', reply } = review
  return (
    <li className="review ruled">
      <div className="stack gap-4 top start shrink anywhere">
        <span>{author}</span>
        {review.enterprise === 10 && <Tag>{say('enterprise')}</Tag>}
      </div>
      <div className="stack gap-4 anywhere">
        <Stars stars={review.stars} />
        <p>{text}</p>
        <ReviewPictures images={review.images} name={author} label={() => say('picture', { author })} />
        {appendText && <p className="ink-2">{say('append', { day: appendOn, text: appendText })}</p>}
        {reply && <p className="review-reply">{say('reply', { text: reply })}</p>}
        <p className="meta">{spec}</p>
      </div>
      <time className="meta" dateTime={writtenOn}>
        {writtenOn}
      </time>
    </li>
  )
}
