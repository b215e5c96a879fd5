import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { disputeFields } from './credit-fields'
import { creditMessages } from './credit.messages'

type DisputeDialogProps = {
  title: string
  /** Button text. Default: submit. */
  action?: string
  hint?: string
  /** @returns whether the dispute was accepted */
  send: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Dialog for a dispute about a statement, or about one of its lines. */
export function DisputeDialog({ title, action, hint, send, onClose }: DisputeDialogProps) {
  const say = useSay(creditMessages)
  const filling = useFilling(disputeFields, {
    async send({ reason }) {
      if (await send(reason)) onClose()
    },
  })
  return (
    <Dialog title={title} width={560} form={filling} action={action ?? say('submit')} onClose={onClose}>
      {hint && <p className="note">{hint}</p>}
      <Form of={filling} />
    </Dialog>
  )
}
