import { KnownMember } from '../../session/sign-in/known-member'
import type { User } from '../../session/sign-in/sign-in.contract'
import { userType } from '../../session/user-type'
import { Card } from '../../ui/card'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Skeleton } from '../../ui/pages/skeleton'
import { StateTag } from '../../ui/state-tag'
import { Tag } from '../../ui/tag'
import { reviewState } from '../../words/review-state'
import { userCenterMessages } from './user-center.messages'

/** Card of the logged-in account: name, company, role and certification state. */
export function AccountCard() {
  return (
    <Card>
      <KnownMember waiting={<Skeleton height={48} />}>{(user) => <Account user={user} />}</KnownMember>
    </Card>
  )
}

function Account({ user }: { user: User }) {
  const say = useSay(userCenterMessages)
  const locale = useLocale()
  const href = useHref()
  const { company } = user.extendInfo
  return (
    <div className="user-center-account">
      <span className="user-center-face stack middle rigid" aria-hidden="true">
        {Array.from(user.legalName || user.loginAccount)[0]}
      </span>
      <div className="user-center-words">
        <h1 className="text-h1 bold" part="title">
          {user.legalName || user.loginAccount}
        </h1>
        <p className="row wrap gap-16 row-gap-0 stretch text-meta ink-3">
          {typeof company === 'string' && <span>{company}</span>}
          <span>{say('loginAccount', { account: user.loginAccount })}</span>
        </p>
      </div>
      <div className="row wrap gap-16">
        <Tag tone="brand">{userType.label(user.userType, locale)}</Tag>
        <span className="row gap-8 text-meta ink-2">
          {say('certification')}
          {user.certState ? <StateTag of={reviewState} code={user.certState} /> : say('notCertified')}
        </span>
        <a className="link" href={href('certification')}>
          {say('toCertification')}
        </a>
      </div>
    </div>
  )
}
