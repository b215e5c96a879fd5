import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import type { Contact } from './contact'
import { sessionOf } from './session.store'

const nobody: Contact = { legalName: '', phone: '', email: '' }

/** Whom forms name as contact at first: the member, empty until it is known who that is. */
export function useContact(): Contact {
  const session = useStore(sessionOf(useScope()).$session)
  return (session.state === 'member' && session.user) || nobody
}
