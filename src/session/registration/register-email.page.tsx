import { RegisterEmailForm } from './register-email-form'
import { useRegisterSteps } from './register-steps'
import { RegisterWays } from './register-ways'

/** Registration by e-mail. */
export default function RegisterEmailPage() {
  const { go } = useRegisterSteps()
  return (
    <RegisterWays current="email">
      <RegisterEmailForm done={() => go('success')} />
    </RegisterWays>
  )
}
