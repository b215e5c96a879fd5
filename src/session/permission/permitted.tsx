import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useScope } from '../../ui/host'
import { sessionOf } from '../sign-in/session.store'
import { actionPermissions, type Action } from './action-permissions'
import type { Refusal } from './refusal'
import { Refused, type RefusedForm } from './refused'
import { refusalIn } from './session-permission'

/** Returns the reason why the current user may not start an action. Nothing if they may, or if the user is not known yet. */
export function useRefusal(action: Action): Refusal | undefined {
  const session = useStore(sessionOf(useScope()).$session)
  return refusalIn(session, actionPermissions[action])
}

type PermittedProps = RefusedForm & { action: Action; children: ReactNode }

/** Shows a control to users with the permission; to others the reason and the next step. */
export function Permitted({ action, children, ...form }: PermittedProps) {
  const refusal = useRefusal(action)
  return refusal ? <Refused refusal={refusal} {...form} /> : children
}
