import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { sessionOf } from '../sign-in/session.store'
import { RegisterFrame } from './register-frame'
import { useRegisterPlaces } from './register-places'
import { registrationMessages } from './registration.messages'

const ways = [
  { place: 'phone', word: 'byPhone' },
  { place: 'email', word: 'byEmail' },
] as const

type RegisterWaysProps = { current: (typeof ways)[number]['place']; children: ReactNode }

/** The forms that open an account; whoever has one is shown the ways on instead. */
export function RegisterWays({ current, children }: RegisterWaysProps) {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const { link } = useRegisterPlaces()
  const { $session, logout } = sessionOf(scope)
  const session = useStore($session)
  if (session.state === 'member') {
    const name = session.user?.legalName || session.user?.loginAccount || ''
    return (
      <RegisterFrame title={say('title')}>
        <p>{say('loggedInAs', { name })}</p>
        <p className="registration-actions">
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
        {ways.map(({ place, word }) => (
          <a
            key={place}
            className={classNames('tab', place === current && 'tab-current')}
            aria-current={place === current ? 'page' : undefined}
            {...link(place)}
          >
            {say(word)}
          </a>
        ))}
      </nav>
      {children}
    </RegisterFrame>
  )
}
