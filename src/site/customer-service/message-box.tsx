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
  /** Called when the form starts or stops having unsent input. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Moves the focus to the confirmation, because the pressed button is gone and the dialog must keep receiving keys. */
const focus = (target: HTMLElement | null) => target?.focus()

/** Message form, and the confirmation after it is sent. */
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
  // Runs before the next user action, so that closing the dialog does not ask about a sent message.
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])

  function again() {
    restart()
    setSent(false)
  }
  if (sent) {
    return (
      <div className="customer-service-consult-sent row gap-12" role="status" tabIndex={-1} ref={focus}>
        <Icon name="success" size={24} />
        <p className="grow">
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
    <section className="customer-service-consult-message stack gap-4">
      <h3 className="text-h3 bold">{say('leave')}</h3>
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
