import { useStore } from '@nanostores/react'
import { actions } from '../../core/host/actions'
import { sessionOf } from '../../session/sign-in/session.store'
import type { User } from '../../session/sign-in/sign-in.contract'
import { userType } from '../../session/user-type'
import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { Tag } from '../../ui/tag'
import { themeOf } from '../../site/theme/theme.store'
import { headerMessages } from './header.messages'

// Few people have several companies.
const CompanySwitch = later(() => import('../../account/organisation/company-switch'))

/** Name, company and type of the member. */
function MemberName({ user }: { user: User }) {
  const say = useSay(headerMessages)
  const locale = useLocale()
  const { company } = user.extendInfo
  const several = (user.companies ?? 1) > 1
  return (
    <>
      <span className="header-name shrink truncate">
        {say('hello')}
        <b>{user.legalName || user.loginAccount}</b>
        {!several && typeof company === 'string' && say('company', { company })}
      </span>
      {several && <CompanySwitch />}
      <Tag tone="brand">{userType.label(user.userType, locale)}</Tag>
    </>
  )
}

/** Left end of the utility bar: a greeting with login and registration, or the member. */
export function Greeting() {
  const scope = useScope()
  const say = useSay(headerMessages)
  const href = useHref()
  const member = sessionOf(scope)
  const session = useStore(member.$session)
  const { value } = useStore(themeOf(scope).page.$state)
  if (session.state === 'member') {
    return (
      <div className="header-greeting row gap-12 shrink">
        {session.user && <MemberName user={session.user} />}
      </div>
    )
  }
  return (
    <div className="header-greeting row gap-12 shrink">
      {value && (
        <span className="header-name shrink truncate">{say('welcome', { site: value.shell.siteName })}</span>
      )}
      <button type="button" className="link" onClick={() => actions.openLogin?.(scope)}>
        {say('logIn')}
      </button>
      <a className="header-register brand-hover" href={href('register')}>
        {say('register')}
      </a>
    </div>
  )
}

/** Logout beside the greeting. It is last in the tab order, because it is used least. */
export function LogOut() {
  const say = useSay(headerMessages)
  const member = sessionOf(useScope())
  if (useStore(member.$session).state !== 'member') return null
  return (
    <button type="button" className="link header-log-out" onClick={() => void member.logout()}>
      {say('logOut')}
    </button>
  )
}
