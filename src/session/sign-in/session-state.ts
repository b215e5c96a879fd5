import type { CallError } from '../../core/api/call-error'
import type { User } from './sign-in.contract'

/**
 * State of the session. A token makes the user a member; `user` follows with the server's response, and `userType` may be known earlier
 * after a login. `failure`: error of the last request for the user. `fresh`: logged in on this page.
 */
export type SessionState = { state: 'visitor' } | Member

export type Member = {
  state: 'member'
  fresh: boolean
  userType?: number | undefined
  user?: User | undefined
  failure?: CallError | undefined
}
