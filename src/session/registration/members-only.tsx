import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { actions } from '../../core/actions'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { sessionOf } from '../sign-in/session.store'
import { useRegisterPlaces } from './register-places'
import { registrationMessages } from './registration.messages'

/** Shows visitors the way in; in the storefront the guard has sent them there before. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const { link } = useRegisterPlaces()
  if (useStore(sessionOf(scope).$session).state === 'member') return children
  return (
    <EmptyState
      title={say('membersOnly')}
      text={say('membersOnlyText')}
      actions={
        <>
          <Button variant="primary" onClick={() => actions.openLogin?.(scope)}>
            {say('logIn')}
          </Button>
          <LinkButton {...link('phone')}>{say('registerFirst')}</LinkButton>
        </>
      }
    />
  )
}
