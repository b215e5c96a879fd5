import { Pictures } from '../../site/files/pictures'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { BoughtGoods } from './bought-goods'
import type { WaitingLine } from './own-reviews.contract'
import { ownReviewsMessages } from './own-reviews.messages'
import type { Comments } from './comments.store'
import { mostReviewPictures, reviewForm } from './review-form'
import { StarChoice } from './star-choice'

type ReviewDialogProps = { line: WaitingLine; reviews: Comments; onClose: () => void }

/** Dialog to review an order line. */
export function ReviewDialog({ line, reviews, onClose }: ReviewDialogProps) {
  const say = useSay(ownReviewsMessages)
  const filling = useFilling(reviewForm, {
    start: { stars: 5 },
    async send(values) {
      await reviews.write(line.orderLineId, values)
      onClose()
    },
  })
  return (
    <Dialog title={say('review')} width={640} onClose={onClose} form={filling} action={say('publish')}>
      <BoughtGoods {...line} />
      <Form of={filling} className="review-form">
        <FormField of={filling} name="stars">
          {(drawn) => <StarChoice drawn={drawn} />}
        </FormField>
        <FormField of={filling} name="text" rows={5} />
        <FormField of={filling} name="images">
          {(drawn) => <Pictures drawn={drawn} max={mostReviewPictures} purpose="review" />}
        </FormField>
        <FormField of={filling} name="anonymous" />
      </Form>
    </Dialog>
  )
}
