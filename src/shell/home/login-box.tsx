import { useStore } from '@nanostores/react'
import { actions } from '../../core/host/actions'
import { sessionOf } from '../../session/sign-in/session.store'
import type { User } from '../../session/sign-in/sign-in.contract'
import { userType } from '../../session/user-type'
import { orderCountsOf } from '../../trade/orders/order-counts.store'
import { orderState } from '../../words/order-state'
import { Button } from '../../ui/button'
import { useAsDrawn, useHref, useLocale, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { countShown } from '../../ui/count-shown'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { homeMessages } from './home.messages'
import sheet from './login-box.css?sheet'

/** States of orders that wait for the member: payment and receipt. */
const waiting = [orderState.code.toBePaid, orderState.code.toBeReceived]

function MemberBox({ user }: { user: User | undefined }) {
  const href = useHref()
  const locale = useLocale()
  const counts = useAsDrawn(orderCountsOf(useScope()).$counts)
  const name = user?.legalName || user?.loginAccount || ''
  return (
    <>
      <span className="home-login-face home-login-face-member stack middle" aria-hidden="true">
        {Array.from(name)[0]}
      </span>
      <p className="home-login-words shrink text-meta ink-2 truncate">
        {name && (
          <a className="home-login-name" href={href('userHome')} title={name}>
            <b>{name}</b>
          </a>
        )}
        {user && userType.label(user.userType, locale)}
      </p>
      {waiting.map((code) => (
        <LinkButton
          key={code}
          className="home-login-orders"
          href={href('orders', {}, { state: String(code) })}
        >
          <span>{orderState.label(code, locale)}</span>
          {(counts[code] ?? 0) > 0 && <b className="brand">{countShown(counts[code] ?? 0)}</b>}
        </LinkButton>
      ))}
    </>
  )
}

function VisitorBox() {
  const scope = useScope()
  const say = useSay(homeMessages)
  const href = useHref()
  return (
    <>
      <span className="home-login-face stack middle">
        <Icon name="user" size={24} />
      </span>
      <p className="home-login-words shrink text-meta ink-2 truncate">
        <b className="home-login-name">{say('hello')}</b>
        {say('logInFor')}
      </p>
      <Button variant="primary" onClick={() => actions.openLogin?.(scope)}>
        {say('logIn')}
      </Button>
      <LinkButton href={href('register')}>{say('register')}</LinkButton>
    </>
  )
}

/** Login and registration, or the member with open tasks. */
export function LoginBox() {
  useSheet(sheet)
  const session = useStore(sessionOf(useScope()).$session)
  return (
    <section className="home-login-box">
      {session.state === 'member' ? <MemberBox user={session.user} /> : <VisitorBox />}
    </section>
  )
}
