import { useLayoutEffect, useState } from 'react'
import { Button } from '../../ui/button'
import { Form, FormFields, SubmitButton } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { serviceMessages } from './customer-service.messages'
import { sendMessage } from './message.store'
import { messageForm } from './message-form'

type MessageBoxProps = {
  /** Whether something typed would be lost. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** The button that was pressed is gone: the focus stays in the dialog, so that its keys are heard. */
const focus = (said: HTMLElement | null) => said?.focus()

/** The form for a message, and the word that it was sent. */
export function MessageBox({ onDirty }: MessageBoxProps) {
  const scope = useScope()
  const say = useSay(serviceMessages)
  const [sent, setSent] = useState(false)
  const filling = useFilling(messageForm, {
    labels: 'beside',
    async send(values) {
      await sendMessage(scope, values)
      scope.toasts.brief('success', say('sent'))
      setSent(true)
    },
  })
  const { restart } = filling
  const dirty = filling.dirty && !sent
  // Before anything else can be pressed: what was sent is not asked about when the dialog is closed.
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])

  function again() {
    restart()
    setSent(false)
  }
  if (sent) {
    return (
      <div className="customer-service-consult-sent" role="status" tabIndex={-1} ref={focus}>
        <Icon name="success" size={24} />
        <p>
          <b>{say('sent')}</b>
          <br />
          {say('sentText')}
        </p>
        <Button size="small" onClick={again}>
          {say('again')}
        </Button>
      </div>
    )
  }
  return (
    <section className="customer-service-consult-message">
      <h3 className="customer-service-consult-head">{say('leave')}</h3>
      <p className="meta">{say('leaveHint')}</p>
      <Form of={filling}>
        <FormFields of={filling} />
        <div className="form-end">
          <SubmitButton of={filling}>{say('send')}</SubmitButton>
        </div>
      </Form>
    </section>
  )
}
