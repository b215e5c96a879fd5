import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { refusalIn } from '../../session/permission/session-permission'
import { sessionOf } from '../../session/sign-in/session.store'
import { useScope } from '../../ui/host'
import LookUp from '../../ui/forms/look-up'
import { memberSource } from './member-source'

type MemberFilterProps = {
  label: string
  /** The word of the choice that narrows nothing. */
  all: string
  width: number
  /** Id of an account, or empty. */
  value: string
  known: () => readonly { id: string; name: string }[]
  onChoose: (id: string) => void
}

/** A list narrowed to what one account of the company did; a company may have many. */
export function MemberFilter({ label, all, known, ...rest }: MemberFilterProps) {
  const scope = useScope()
  const [source] = useState(() => memberSource(scope, known))
  const session = useStore(sessionOf(scope).$session)
  // Others than the main account see what is their own.
  if (refusalIn(session, 'main')) return null
  return <LookUp size="small" aria-label={label} none={all} source={source} {...rest} />
}
