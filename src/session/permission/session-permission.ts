import type { Permission } from '../../core/permission'
import type { SessionState } from '../sign-in/session-state'
import { refusalOf } from './permission'

/**
 * Returns why the current user lacks a permission. A member's data arrive after the token: until then only a login is required, and the
 * server decides.
 */
export function refusalIn(session: SessionState, permission: Permission) {
  if (session.state === 'visitor') return refusalOf(undefined, permission)
  return session.user && refusalOf(session.user, permission)
}
