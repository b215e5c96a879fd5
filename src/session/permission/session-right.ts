import type { Right } from '../../core/right'
import type { SessionState } from '../sign-in/session-state'
import { refusalOf } from './right'

/**
 * Why the user of this page may not. Who a member is comes a moment after the token: until then nothing but a
 * login is asked for, and the server decides.
 */
export function refusalIn(session: SessionState, right: Right) {
  if (session.state === 'visitor') return refusalOf(undefined, right)
  return session.user && refusalOf(session.user, right)
}
