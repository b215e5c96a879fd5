import { RegisterForm } from './register-form'
import { useRegisterSteps } from './register-steps'
import { RegisterWays } from './register-ways'

/** A new account by phone: the first of the ways to register. */
export default function RegisterPage() {
  const { go } = useRegisterSteps()
  return (
    <RegisterWays current="phone">
      <RegisterForm done={() => go('success')} />
    </RegisterWays>
  )
}
