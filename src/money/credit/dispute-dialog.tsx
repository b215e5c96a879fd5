import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form, SubmitButton } from '../../ui/form'
import { FormField } from '../../ui/form-field'
import { useFilling } from '../../ui/form-filling'
import { useSay, useScope } from '../../ui/host'
import { disputeFields } from './credit-fields'
import type { Bill } from './credit.contract'
import { creditMessages } from './credit.messages'
import type { Credit } from './credit.store'

type DisputeDialogProps = { bill: Bill; credit: Credit; onClose: () => void }

/** What is wrong with a statement. */
export function DisputeDialog({ bill: { id, month }, credit, onClose }: DisputeDialogProps) {
  const say = useSay(creditMessages)
  const { notices } = useScope()
  const filling = useFilling(disputeFields, {
    async send({ reason }) {
      if (!(await credit.dispute(id, reason))) return
      notices.toast('success', say('disputed'))
      onClose()
    },
  })
  return (
    <Dialog title={say('disputeTitle', { month })} onClose={onClose} width={560}>
      <Form of={filling} className="credit-form">
        <FormField of={filling} name="reason" />
        <div className="credit-buttons">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <SubmitButton of={filling}>{say('submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
