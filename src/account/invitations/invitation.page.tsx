import { useEffect } from 'react'
import { actions } from '../../core/host/actions'
import { pick } from '../../core/language/messages'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useLocale, useOpened, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { EmptyState } from '../../ui/pages/empty-state'
import { Facts } from '../../ui/pages/facts'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { memberKindText } from '../members/member-kind'
import { roleName } from '../organisation/role-names'
import { AcceptForm } from './accept-form'
import type { InvitationLink } from './invitation.contract'
import { invitationMessages } from './invitation.messages'
import { openInvitation, type InvitationStore } from './invitation.store'
import sheet from './invitation.css?sheet'
import { listed } from '../../core/text/listed'

type StateProps = { link: InvitationLink; store: InvitationStore }

/** Page behind the link of an invitation. Opening it changes nothing. */
export default function InvitationPage({ token = '' }: { token?: string }) {
  useSheet(sheet)
  return <Invitation key={token} token={token} />
}

function Invitation({ token }: { token: string }) {
  const scope = useScope()
  const say = useSay(invitationMessages)
  const href = useHref()
  const store = useOpened(() => openInvitation(scope, token))
  useEffect(() => store.close, [store])
  const missing = (
    <Card padding="none">
      <EmptyState
        drawing="lock"
        heading="h1"
        title={say('unknown')}
        text={say('unknownText')}
        way={{ label: say('home'), href: href('home') }}
      />
    </Card>
  )
  return (
    <div className="invitation">
      <Page of={store.link} what={say('invitation')} missing={missing}>
        {(link) => (
          <Card padding="none">
            {link.state === 'waiting' ? <Waiting link={link} store={store} /> : <Over link={link} />}
          </Card>
        )}
      </Page>
    </div>
  )
}

function Waiting({ link, store }: StateProps) {
  const say = useSay(invitationMessages)
  const locale = useLocale()
  const { viewer, company, inviter, target } = link
  return (
    <div className="invitation-main stack gap-20">
      <h1 className="text-h1 bold anywhere" part="title">
        {say('title', { company, inviter })}
      </h1>
      <Facts
        of={[
          [say('name'), link.legalName],
          [say('unit'), link.unit],
          [say('kind'), pick(memberKindText(link.kind), locale)],
          [
            say('roles'),
            listed(
              link.roles.map((role) => roleName(role, locale)),
              locale,
            ),
          ],
          [say('target'), target],
          [say('until'), link.expiresAt.slice(0, 16)],
        ]}
      />
      {viewer === 'visitor' && <AcceptForm store={store} link={link} />}
      {viewer === 'invited' && (
        <>
          <p>{say('joinText', { company })}</p>
          <Button variant="primary" size="large" onClick={() => void store.join()}>
            {say('join', { company })}
          </Button>
        </>
      )}
      {viewer === 'other' && (
        <div role="alert">
          <h2>{say('other')}</h2>
          <p>{say('otherText', { target })}</p>
          <Button variant="primary" onClick={() => void store.leave()}>
            {say('switch')}
          </Button>
        </div>
      )}
    </div>
  )
}

const ways = {
  accepted: 'acceptedText',
  withdrawn: 'withdrawnText',
  expired: 'askAgain',
  closed: 'askCompany',
  full: 'askAgain',
  unitGone: 'askAgain',
  roleGone: 'askAgain',
  inviterGone: 'askCompany',
} as const

/** Sentence and way on of a link that can no longer be accepted. */
function Over({ link }: { link: InvitationLink }) {
  const scope = useScope()
  const say = useSay(invitationMessages)
  const href = useHref()
  const { state, viewer, company, inviter } = link
  const names = { company, inviter }
  if (state === 'waiting') return null
  const isOwn = state === 'accepted' && viewer === 'invited'
  return (
    <EmptyState
      drawing={isOwn ? 'box' : 'lock'}
      heading="h1"
      state={null}
      title={say(isOwn ? 'joined' : state, names)}
      text={say(isOwn ? 'joinedText' : ways[state], names)}
      actions={
        isOwn ? (
          <LinkButton variant="primary" href={href('userHome')}>
            {say('toCentre')}
          </LinkButton>
        ) : (
          <>
            <LinkButton href={href('home')}>{say('home')}</LinkButton>
            {viewer === 'visitor' && (
              <Button variant="primary" onClick={() => actions.openLogin?.(scope)}>
                {say('login')}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
