import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSay, useScope } from '../../ui/host'
import { Failed } from '../../ui/pages/failed'
import { knownMemberMessages } from './known-member.messages'
import { sessionOf } from './session.store'
import type { User } from './sign-in.contract'

type KnownMemberProps = {
  /** Stands there until it is known who the member is. */
  waiting?: ReactNode
  children: (user: User) => ReactNode
}

/** What is drawn for a member once it is known who that is; where nobody could tell, it says so and asks again. */
export function KnownMember({ waiting, children }: KnownMemberProps) {
  const say = useSay(knownMemberMessages)
  const session = sessionOf(useScope())
  const who = useStore(session.$session)
  if (who.state !== 'member') return null
  if (who.user) return children(who.user)
  if (!who.failure) return waiting
  return <Failed error={who.failure} what={say('account')} onRetry={session.reread} />
}
