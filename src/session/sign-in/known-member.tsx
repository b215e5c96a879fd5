import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSay, useScope } from '../../ui/host'
import { Failed } from '../../ui/pages/failed'
import { knownMemberMessages } from './known-member.messages'
import { sessionOf } from './session.store'
import type { User } from './sign-in.contract'

type KnownMemberProps = {
  /** Shown until the member is known. */
  waiting?: ReactNode
  children: (user: User) => ReactNode
}

/** Renders for a known member. After a failure it offers to try again. */
export function KnownMember({ waiting, children }: KnownMemberProps) {
  const say = useSay(knownMemberMessages)
  const session = sessionOf(useScope())
  const who = useStore(session.$session)
  if (who.state !== 'member') return null
  if (who.user) return children(who.user)
  if (!who.failure) return waiting
  return <Failed error={who.failure} what={say('account')} onRetry={session.reread} />
}
