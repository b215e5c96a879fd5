import { FormDialog } from '../../ui/form-dialog'
import { FormField } from '../../ui/form-field'
import { useFilling } from '../../ui/form-filling'
import { useSay } from '../../ui/host'
import { BoughtGoods } from './bought-goods'
import type { OwnReview } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { MyComments } from './my-comments.store'
import { appendForm } from './review-form'

type AppendDialogProps = { review: OwnReview; reviews: MyComments; onClose: () => void }

/** Asks what is to be added to a review. */
export function AppendDialog({ review, reviews, onClose }: AppendDialogProps) {
  const say = useSay(ownReviewsMessages)
  const filling = useFilling(appendForm, {
    async send(values) {
      await reviews.append(review.id, values)
      onClose()
    },
  })
  return (
    <FormDialog
      title={say('append')}
      width={600}
      onClose={onClose}
      of={filling}
      action={say('publish')}
      className="review-form"
    >
      <BoughtGoods {...review} />
      <FormField of={filling} name="text" rows={4} />
    </FormDialog>
  )
}
