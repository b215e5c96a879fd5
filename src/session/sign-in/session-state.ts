import type { CallError } from '../../core/call-error'
import type { User } from './sign-in.contract'

/**
 * Who uses the page. A member is one as soon as there is a token; `user` is absent until the server told who it
 * is, `userType` is known a little earlier after a login. `failure`: why the server did not tell when it was last
 * asked. `fresh`: logged in on this page, not found logged in.
 */
export type SessionState = { state: 'visitor' } | Member

export type Member = {
  state: 'member'
  fresh: boolean
  userType?: number | undefined
  user?: User | undefined
  failure?: CallError | undefined
}
