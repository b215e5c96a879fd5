import { useStore } from '@nanostores/react'
import { actions } from '../../core/host/actions'
import { AgreeField } from '../../session/registration/agree-field'
import { Button } from '../../ui/button'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { focusField } from '../../ui/forms/form-focus'
import { useHost, useSay } from '../../ui/host'
import { acceptFields } from './invitation-fields'
import type { InvitationLink } from './invitation.contract'
import { invitationMessages } from './invitation.messages'
import type { InvitationStore } from './invitation.store'

type AcceptFormProps = { store: InvitationStore; link: InvitationLink }

/** Form by which an invited person opens an account: code, user name and password. */
export function AcceptForm({ store, link: { target, loginAccount } }: AcceptFormProps) {
  const { scope, root } = useHost()
  const say = useSay(invitationMessages)
  const left = useStore(store.$left)
  const sending = useStore(store.$sending)
  const filling = useFilling(acceptFields, { start: { loginAccount }, send: store.accept })
  const send = async () => {
    if (await store.sendCode()) focusField(root, 'code')
  }
  return (
    <>
      <Form of={filling} className="invitation-form">
        <p role="status">{say(left > 0 ? 'sent' : 'prove', { target })}</p>
        <FormField
          of={filling}
          name="code"
          autoComplete="one-time-code"
          after={
            <Button
              loading={sending}
              loadingLabel={say('sending')}
              disabled={left > 0}
              onClick={() => void send()}
            >
              {left > 0 ? say('again', { n: left }) : say('getCode')}
            </Button>
          }
        />
        <FormField of={filling} name="loginAccount" autoComplete="username" />
        <FormField of={filling} name="password" autoComplete="new-password" />
        <AgreeField of={filling} />
        <SubmitButton of={filling} size="large" className="form-save">
          {say('accept')}
        </SubmitButton>
      </Form>
      <p className="invitation-way">
        {say('hasAccount', { target })}
        <button type="button" className="link" onClick={() => actions.openLogin?.(scope)}>
          {say('logIn')}
        </button>
      </p>
    </>
  )
}
