import { RegisterForm } from './register-form'
import { useRegisterPlaces } from './register-places'
import { RegisterWays } from './register-ways'

/** A new account by phone: the first of the ways to register. */
export default function RegisterPage() {
  const { go } = useRegisterPlaces()
  return (
    <RegisterWays current="phone">
      <RegisterForm done={() => go('success')} />
    </RegisterWays>
  )
}
