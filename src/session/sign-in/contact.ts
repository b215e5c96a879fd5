import type { User } from './sign-in.contract'

/** Default contact of a member. */
export type Contact = Pick<User, 'legalName' | 'phone' | 'email'>
