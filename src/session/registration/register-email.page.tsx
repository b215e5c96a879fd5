import { RegisterEmailForm } from './register-email-form'
import { useRegisterPlaces } from './register-places'
import { RegisterWays } from './register-ways'

/** A new account by e-mail. */
export default function RegisterEmailPage() {
  const { go } = useRegisterPlaces()
  return (
    <RegisterWays current="email">
      <RegisterEmailForm done={() => go('success')} />
    </RegisterWays>
  )
}
