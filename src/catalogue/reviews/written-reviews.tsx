import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { Tag } from '../../ui/tag'
import { AppendDialog } from './append-dialog'
import { BoughtGoods } from './bought-goods'
import type { OwnReview } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { MyComments } from './my-comments.store'
import { ReviewPictures } from './review-pictures'
import { Stars } from './stars'

/** Texts of a review: the buyer's text, its addition and the shop's reply. */
function Words({ review }: { review: OwnReview }) {
  const say = useSay(ownReviewsMessages)
  const { stars, text, images, anonymous, appendText, appendOn = '', reply, goodsName } = review
  return (
    <div className="stack gap-4 anywhere">
      <span className="inline-row gap-8">
        <Stars stars={stars} />
        {anonymous === 10 && <Tag>{say('unnamed')}</Tag>}
      </span>
      <p>{text}</p>
      <ReviewPictures images={images} name={goodsName} label={(at) => say('picture', { n: at + 1 })} />
      {appendText && <p className="ink-2">{say('appendedOn', { day: appendOn, text: appendText })}</p>}
      {reply && <p className="review-reply">{say('reply', { text: reply })}</p>}
    </div>
  )
}

type Asking = { for: 'append' | 'remove'; review: OwnReview }

/** The buyer's own reviews with replies, which can be extended or deleted. */
export function WrittenReviews({ rows, reviews }: { rows: readonly OwnReview[]; reviews: MyComments }) {
  const say = useSay(ownReviewsMessages)
  const column = useColumns<OwnReview>()
  const busy = useStore(reviews.$busy)
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  return (
    <Card padding="none">
      <Table
        label={say('written')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'goods', head: say('goods'), width: 280, cell: (review) => <BoughtGoods {...review} /> },
          { key: 'words', head: say('words'), cell: (review) => <Words review={review} /> },
          { key: 'day', head: say('day'), width: 104, cell: ({ writtenOn }) => writtenOn },
          column.actions(152, (review) => (
            <>
              {review.actions.includes('append') && (
                <Button
                  size="small"
                  aria-label={say('appendTo', { name: review.goodsName })}
                  onClick={() => ask({ for: 'append', review })}
                >
                  {say('append')}
                </Button>
              )}
              {review.actions.includes('delete') && (
                <Button
                  size="small"
                  loading={busy.has(review.id)}
                  onClick={() => ask({ for: 'remove', review })}
                >
                  {say('remove')}
                </Button>
              )}
            </>
          )),
        ]}
      />
      {asking?.for === 'append' && <AppendDialog review={asking.review} reviews={reviews} onClose={close} />}
      {asking?.for === 'remove' && (
        <Confirm
          title={say('removeAsk')}
          text={say('removeText')}
          action={say('remove')}
          danger
          onConfirm={() => reviews.remove(asking.review.id).then(close)}
          onCancel={close}
        />
      )}
    </Card>
  )
}
