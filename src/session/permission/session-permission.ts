import type { Permission } from '../../core/permission'
import type { SessionState } from '../sign-in/session-state'
import { refusalOf } from './permission'

/**
 * Why the user of this page may not. Who a member is comes a moment after the token: until then nothing but a
 * login is asked for, and the server decides.
 */
export function refusalIn(session: SessionState, permission: Permission) {
  if (session.state === 'visitor') return refusalOf(undefined, permission)
  return session.user && refusalOf(session.user, permission)
}
