import { useState } from 'react'
import { useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { Tag } from '../../ui/tag'
import { pictureAddress } from '../../core/address/picture-address'
import type { Review } from './reviews.contract'
import { reviewsMessages } from './reviews.messages'
import { Stars } from './stars'
import { later } from '../../ui/later'

const GalleryDialog = later(() => import('../goods/detail/gallery-dialog'))

/** Review of one buyer; a press enlarges a picture. */
export function ReviewRow({ review }: { review: Review }) {
  const say = useSay(reviewsMessages)
  const scope = useScope()
  const [shown, setShown] = useState<number>()
  const { author, text, spec, writtenOn, appendText, appendOn = '', reply } = review
  const pictures = review.images.map((image) => pictureAddress(scope, image)).filter(Boolean)
  return (
    <li className="review">
      <div className="review-author">
        <span>{author}</span>
        {review.enterprise === 10 && <Tag>{say('enterprise')}</Tag>}
      </div>
      <div className="review-words">
        <Stars stars={review.stars} />
        <p>{text}</p>
        {pictures.length > 0 && (
          <div className="review-pictures">
            {pictures.map((picture, at) => (
              <button
                key={picture}
                type="button"
                className="review-picture"
                aria-label={say('picture', { author })}
                aria-haspopup="dialog"
                onClick={() => setShown(at)}
              >
                <Picture src={picture} alt="" size={60} />
              </button>
            ))}
          </div>
        )}
        {appendText && <p className="review-added">{say('append', { day: appendOn, text: appendText })}</p>}
        {reply && <p className="review-reply">{say('reply', { text: reply })}</p>}
        <p className="meta">{spec}</p>
      </div>
      <time className="meta" dateTime={writtenOn}>
        {writtenOn}
      </time>
      {shown !== undefined && (
        <GalleryDialog
          pictures={pictures}
          name={author}
          at={shown}
          onTurn={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </li>
  )
}
