import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Refused } from '../permission/refused'
import { sessionOf } from '../sign-in/session.store'
import { useRegisterSteps } from './register-steps'
import { registrationMessages } from './registration.messages'

/** Shows visitors a login. In the storefront the guard redirects them before. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const say = useSay(registrationMessages)
  const { link } = useRegisterSteps()
  if (useStore(sessionOf(useScope()).$session).state === 'member') return children
  const more = <LinkButton {...link('phone')}>{say('registerFirst')}</LinkButton>
  return <Refused refusal="logIn" form="part" text={say('membersOnlyText')} more={more} />
}
