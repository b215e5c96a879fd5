import type { ReactNode } from 'react'
import type { Field, Fields } from '../../core/form/form-field'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { sessionOf } from '../sign-in/session.store'
import { AgreeField } from './agree-field'
import { useInviteCode } from './register-steps'
import { registrationMessages } from './registration.messages'

type Opening = Parameters<ReturnType<typeof sessionOf>['take']>[0]
type AccountFields = Fields &
  Record<'customerType' | 'loginAccount' | 'password' | 'inviteCode' | 'agree', Field>

/** Returns a function that creates an account, logs in and goes on. */
export function useAccountOpening(done: () => void): (open: Opening) => Promise<void> {
  const scope = useScope()
  const say = useSay(registrationMessages)
  return async (open) => {
    await sessionOf(scope).take(open)
    scope.toasts.brief('success', say('done'))
    done()
  }
}

type AccountFormProps<F extends AccountFields> = {
  of: Filling<F>
  /** Fields that prove the ownership of a phone or e-mail. */
  children: ReactNode
}

/** Form for a new account: kind, proof, name, password, agreement. */
export function AccountForm<F extends AccountFields>({ of, children }: AccountFormProps<F>) {
  const say = useSay(registrationMessages)
  const invited = useInviteCode() !== ''
  return (
    <Form of={of} className="registration-form">
      <FormField of={of} name="customerType" />
      {children}
      <FormField of={of} name="loginAccount" />
      <FormField of={of} name="password" />
      {invited && <FormField of={of} name="inviteCode" />}
      <AgreeField of={of} />
      <SubmitButton of={of} size="large" className="form-save">
        {say('submit')}
      </SubmitButton>
    </Form>
  )
}
