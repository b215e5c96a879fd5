import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { refusalIn } from '../../session/permission/session-permission'
import { sessionOf } from '../../session/sign-in/session.store'
import { useScope } from '../../ui/host'
import LookUp from '../../ui/forms/look-up'
import { memberSource } from './member-source'

type MemberFilterProps = {
  label: string
  /** Text of the option without a filter. */
  all: string
  width: number
  /** Id of an account, or empty. */
  value: string
  known: () => readonly { id: string; name: string }[]
  onChoose: (id: string) => void
}

/** Filter by an account of the company. It searches on the server because a company can have many accounts. */
export function MemberFilter({ label, all, known, ...rest }: MemberFilterProps) {
  const scope = useScope()
  const [source] = useState(() => memberSource(scope, known))
  const session = useStore(sessionOf(scope).$session)
  // Only the main account sees the data of other accounts.
  if (refusalIn(session, 'main')) return null
  return <LookUp size="small" aria-label={label} none={all} source={source} {...rest} />
}
