import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import type { Contact } from './contact'
import { sessionOf } from './session.store'

const nobody: Contact = { legalName: '', phone: '', email: '' }

/** Returns the default contact of forms: the member, empty until known. */
export function useContact(): Contact {
  const session = useStore(sessionOf(useScope()).$session)
  return (session.state === 'member' && session.user) || nobody
}
