import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { BoughtGoods } from './bought-goods'
import type { OwnReview } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { MyComments } from './my-comments.store'
import { appendForm } from './review-form'

type AppendDialogProps = { review: OwnReview; reviews: MyComments; onClose: () => void }

/** Dialog to add a text to a review. */
export function AppendDialog({ review, reviews, onClose }: AppendDialogProps) {
  const say = useSay(ownReviewsMessages)
  const filling = useFilling(appendForm, {
    async send(values) {
      await reviews.append(review.id, values)
      onClose()
    },
  })
  return (
    <Dialog title={say('append')} width={600} onClose={onClose} form={filling} action={say('publish')}>
      <BoughtGoods {...review} />
      <Form of={filling} className="review-form">
        <FormField of={filling} name="text" rows={4} />
      </Form>
    </Dialog>
  )
}
