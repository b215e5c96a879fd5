import { useStore } from '@nanostores/react'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { sessionOf } from '../sign-in/session.store'
import { MembersOnly } from './members-only'
import { NextSteps } from './next-steps'
import { RegisterFrame } from './register-frame'
import { registrationMessages } from './registration.messages'

function Welcome() {
  const say = useSay(registrationMessages)
  const href = useHref()
  const session = useStore(sessionOf(useScope()).$session)
  const user = session.state === 'member' ? session.user : undefined
  return (
    <>
      <p className="registration-welcome row gap-12">
        <Icon name="success" size={28} />
        <span className="stack ink-2">
          <b className="ink">{say('welcome', { name: user?.legalName || user?.loginAccount || '' })}</b>
          {say('welcomeText')}
        </span>
      </p>
      <NextSteps />
      <p>
        <a className="link" href={href('home')}>
          {say('home')}
        </a>
      </p>
    </>
  )
}

/** Welcomes a new member and shows the next steps. */
export default function RegisterSuccessPage() {
  const say = useSay(registrationMessages)
  return (
    <RegisterFrame title={say('done')}>
      <MembersOnly>
        <Welcome />
      </MembersOnly>
    </RegisterFrame>
  )
}
