import { RegisterForm } from './register-form'
import { useRegisterSteps } from './register-steps'
import { RegisterWays } from './register-ways'

/** Registration by phone, the first choice. */
export default function RegisterPage() {
  const { go } = useRegisterSteps()
  return (
    <RegisterWays current="phone">
      <RegisterForm done={() => go('success')} />
    </RegisterWays>
  )
}
