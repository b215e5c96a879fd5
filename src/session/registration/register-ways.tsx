import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { sessionOf } from '../sign-in/session.store'
import { RegisterFrame } from './register-frame'
import { useRegisterSteps } from './register-steps'
import { registrationMessages } from './registration.messages'

const ways = [
  { step: 'phone', word: 'byPhone' },
  { step: 'email', word: 'byEmail' },
] as const

type RegisterWaysProps = { current: (typeof ways)[number]['step']; children: ReactNode }

/** Forms of registration. Members see the next steps instead. */
export function RegisterWays({ current, children }: RegisterWaysProps) {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const { link } = useRegisterSteps()
  const { $session, logout } = sessionOf(scope)
  const session = useStore($session)
  if (session.state === 'member') {
    const name = session.user?.legalName || session.user?.loginAccount || ''
    return (
      <RegisterFrame title={say('title')}>
        <p>{say('loggedInAs', { name })}</p>
        <p className="registration-actions row gap-12 stretch">
          <LinkButton variant="primary" {...link('success')}>
            {say('next')}
          </LinkButton>
          <Button onClick={() => void logout()}>{say('logOut')}</Button>
        </p>
      </RegisterFrame>
    )
  }
  return (
    <RegisterFrame title={say('title')}>
      <nav className="tabs registration-tabs" aria-label={say('ways')}>
        {ways.map(({ step, word }) => (
          <a
            key={step}
            className={classNames('tab', step === current && 'tab-current')}
            aria-current={step === current ? 'page' : undefined}
            {...link(step)}
          >
            {say(word)}
          </a>
        ))}
      </nav>
      {children}
    </RegisterFrame>
  )
}
