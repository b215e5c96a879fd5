import { useStore } from '@nanostores/react'
import { actions } from '../../core/actions'
import { sessionOf } from '../../session/sign-in/session.store'
import type { User } from '../../session/sign-in/sign-in.contract'
import { userType } from '../../session/user-type'
import { Button } from '../../ui/button'
import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { targetOf } from '../links/target'
import { homeMessages } from './home.messages'
import sheet from './login-box.css?sheet'

function MemberBox({ user }: { user: User | undefined }) {
  const href = useHref()
  const locale = useLocale()
  const say = useSay(homeMessages)
  const name = user?.legalName || user?.loginAccount || ''
  return (
    <>
      <span className="login-face login-face-member" aria-hidden="true">
        {Array.from(name)[0]}
      </span>
      <p className="login-words">
        <b className="login-name" title={name}>
          {name}
        </b>
        {user && userType.label(user.userType, locale)}
      </p>
      <LinkButton href={href('cart')}>{say('cart')}</LinkButton>
      <LinkButton href={href('search')}>{say('goods')}</LinkButton>
    </>
  )
}

function VisitorBox() {
  const scope = useScope()
  const say = useSay(homeMessages)
  const register = targetOf('/register', useHref())
  return (
    <>
      <span className="login-face">
        <Icon name="user" size={24} />
      </span>
      <p className="login-words">
        <b className="login-name">{say('hello')}</b>
        {say('logInFor')}
      </p>
      <Button
        variant="primary"
        className={register ? undefined : 'login-only'}
        onClick={() => actions.openLogin?.(scope)}
      >
        {say('logIn')}
      </Button>
      {register && <LinkButton href={register}>{say('register')}</LinkButton>}
    </>
  )
}

/** The way in, or who is in. */
export function LoginBox() {
  useSheet(sheet)
  const session = useStore(sessionOf(useScope()).$session)
  return (
    <section className="login-box">
      {session.state === 'member' ? <MemberBox user={session.user} /> : <VisitorBox />}
    </section>
  )
}
