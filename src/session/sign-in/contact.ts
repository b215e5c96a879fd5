import type { User } from './sign-in.contract'

/** Who is called or written to when nobody else is named. */
export type Contact = Pick<User, 'legalName' | 'phone' | 'email'>
