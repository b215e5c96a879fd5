import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { disputeFields } from './credit-fields'
import { creditMessages } from './credit.messages'

type DisputeDialogProps = {
  title: string
  /** The word on its button. Default: submit. */
  action?: string
  hint?: string
  /** What the field starts with. */
  reason?: string
  /** @returns whether it was taken */
  send: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** What is wrong with a statement, or with a line of one. */
export function DisputeDialog({ title, action, hint, reason = '', send, onClose }: DisputeDialogProps) {
  const say = useSay(creditMessages)
  const filling = useFilling(disputeFields, {
    start: { reason },
    async send(typed) {
      if (await send(typed.reason)) onClose()
    },
  })
  return (
    <Dialog title={title} width={560} form={filling} action={action ?? say('submit')} onClose={onClose}>
      {hint && <p className="note">{hint}</p>}
      <Form of={filling} />
    </Dialog>
  )
}
