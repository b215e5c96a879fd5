import { Attachments } from '../../site/files/attachments'
import { messageForm, type Message } from '../../site/files/message-form'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { offerMessages } from './offers.messages'

const wish = messageForm(offerMessages.askAgainLabel)

type AskAgainDialogProps = { onAsk: (wish: Message) => Promise<unknown>; onClose: () => void }

/** Dialog to request a different price. */
export function AskAgainDialog({ onAsk, onClose }: AskAgainDialogProps) {
  const say = useSay(offerMessages)
  const filling = useFilling(wish, { labels: 'above', send: onAsk })
  return (
    <Dialog title={say('askAgain')} width={560} onClose={onClose} form={filling} action={say('askAgain')}>
      <p className="below-12 text-dense ink-2">{say('askAgainText')}</p>
      <Form of={filling}>
        <FormField of={filling} name="text" rows={4} />
        <FormField of={filling} name="files">
          {(drawn) => <Attachments drawn={drawn} mayUpload={() => true} />}
        </FormField>
      </Form>
    </Dialog>
  )
}
