import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { disputeFields } from './credit-fields'
import { creditMessages } from './credit.messages'

type DisputeDialogProps = {
  title: string
  /** @returns whether it was taken */
  send: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** What is wrong with a statement, or with a line of one. */
export function DisputeDialog({ title, send, onClose }: DisputeDialogProps) {
  const say = useSay(creditMessages)
  const filling = useFilling(disputeFields, {
    async send({ reason }) {
      if (await send(reason)) onClose()
    },
  })
  return (
    <Dialog title={title} width={560} form={filling} action={say('submit')} onClose={onClose}>
      <Form of={filling} />
    </Dialog>
  )
}
