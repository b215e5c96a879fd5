import { useStore } from '@nanostores/react'
import { useEffect, useSyncExternalStore } from 'react'
import { goTo, isStorefront } from '../../core/address/go-to'
import { whereIs } from '../../core/address/routes'
import { BearingDrawing } from '../../ui/icons/bearing-drawing'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useHost, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { landing } from './guard'
import { LoginWays } from './login-ways'
import sheet from './login.css?sheet'
import { sessionOf } from './session.store'
import { signInMessages } from './sign-in.messages'

/** Follows the redirect on a host's own login page. In the storefront the guard does it. */
function useWayBack() {
  const scope = useScope()
  const session = useStore(sessionOf(scope).$session)
  const back = session.state === 'member' && session.fresh && !isStorefront()
  useEffect(() => {
    const isLoginPage = whereIs(location.pathname, location.search, scope.href.$map.get()).route === 'login'
    if (back && isLoginPage && scope.href.mapped('login')) goTo(landing(location.search, session))
  }, [back, scope, session])
}

const unchanging = () => () => {}

/** Returns whether the element is in a dialog, which a server rendering does not know. */
function useInDialog(): boolean {
  const { element } = useHost()
  return useSyncExternalStore(
    unchanging,
    () => element.closest('dialog') !== null,
    () => false,
  )
}

/** Login on its own page or in a dialog. Shows the member if there is no redirect. */
export default function LoginPage() {
  const { scope } = useHost()
  const say = useSay(signInMessages)
  const inDialog = useInDialog()
  const store = sessionOf(scope)
  const session = useStore(store.$session)
  useSheet(sheet)
  useWayBack()

  const member = session.state === 'member'
  const name = member ? session.user?.legalName || session.user?.loginAccount || '' : ''
  return (
    <div className={classNames('sign-in', inDialog && 'sign-in-dialog-form')}>
      <div className="sign-in-frame">
        <section className="sign-in-panel">
          <p className="sign-in-claim">
            {say('claim')}
            <br />
            {say('claimEnd')}
          </p>
          <ul className="sign-in-reasons">
            <li>{say('prices')}</li>
            <li>{say('credit')}</li>
            <li>{say('orders')}</li>
          </ul>
          <BearingDrawing className="sign-in-drawing" />
        </section>
        <section className="sign-in-side">
          {member ? (
            <div className="sign-in-done stack gap-20 start">
              <p>{say('loggedInAs', { name })}</p>
              <Button onClick={() => void store.logout()}>{say('logOut')}</Button>
            </div>
          ) : (
            <LoginWays heading={inDialog ? 'h3' : 'h1'} />
          )}
        </section>
      </div>
    </div>
  )
}
