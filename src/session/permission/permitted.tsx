import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useScope } from '../../ui/host'
import { sessionOf } from '../sign-in/session.store'
import { actionPermissions, type Action } from './action-permissions'
import type { Refusal } from './refusal'
import { Refused, type RefusedForm } from './refused'
import { refusalIn } from './session-permission'

/** Why the user of this page may not start an action; nothing: they may, or nobody knows yet who they are. */
export function useRefusal(action: Action): Refusal | undefined {
  const session = useStore(sessionOf(useScope()).$session)
  return refusalIn(session, actionPermissions[action])
}

type PermittedProps = RefusedForm & { action: Action; children: ReactNode }

/** A control for those who may use it; for others, why not and what to do about it. */
export function Permitted({ action, children, ...form }: PermittedProps) {
  const refusal = useRefusal(action)
  return refusal ? <Refused refusal={refusal} {...form} /> : children
}
