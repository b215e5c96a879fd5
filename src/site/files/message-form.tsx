import { useState, type ReactNode } from 'react'
import { form, type Form as FormOf } from '../../core/form/form'
import type { Text } from '../../core/language/messages'
import { Form, SubmitButton } from '../../ui/forms/form'
import type { DrawnControl } from '../../ui/forms/form-control'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { Attachments } from './attachments'
import { filesMessages } from './files.messages'

/** Most characters of a message. */
const longestMessage = 500

/** Creates the form of a message: a text and its files. @param label label of the text */
export const messageForm = (label: Text) =>
  form('messageForm', {
    text: { type: 'textarea', label, required: true, max: longestMessage },
    files: { type: 'files', label: filesMessages.attachments },
  })

type MessageFields = ReturnType<typeof messageForm>['fields']

export type Message = { text: string; files: string[] }

type MessageFormProps = {
  of: FormOf<MessageFields>
  /** Label of the button. */
  action: string
  /** @returns whether the message was sent; the form is then emptied for the next one */
  send: (message: Message) => Promise<boolean>
  /** Renders the uploads. Default: attachments of any kind. */
  uploads?: (drawn: DrawnControl) => ReactNode
}

/** Form below a conversation, for one message after another. */
export function MessageForm({ of, action, send, uploads }: MessageFormProps) {
  // The key empties the uploads, too.
  const [round, setRound] = useState(0)
  const filling = useFilling(of, {
    labels: 'above',
    async send(message) {
      if (!(await send(message))) return
      filling.restart()
      setRound(round + 1)
    },
  })
  return (
    <Form of={filling}>
      <FormField of={filling} name="text" rows={3} />
      <FormField key={round} of={filling} name="files">
        {uploads ?? ((drawn) => <Attachments drawn={drawn} mayUpload={() => true} />)}
      </FormField>
      <div>
        <SubmitButton of={filling} variant="secondary">
          {action}
        </SubmitButton>
      </div>
    </Form>
  )
}
