import type { Customer } from '../../session/sign-in/customer.table'

type Credentials = Pick<
  Customer,
  'passwordHash' | 'phone' | 'email' | 'payPasswordHash' | 'secondPayPassword'
>

/** Rates the security of an account up to 100. Login and recovery methods count most. */
export const scoreOf = ({
  passwordHash,
  phone,
  email,
  payPasswordHash,
  secondPayPassword,
}: Credentials): number =>
  (passwordHash ? 25 : 0) +
  (phone ? 25 : 0) +
  (email ? 20 : 0) +
  (payPasswordHash ? 20 : 0) +
  (secondPayPassword === 10 ? 10 : 0)
