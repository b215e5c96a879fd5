import { yes } from '../../core/api/shapes'
import { Card } from '../../ui/card'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import type { Security } from './security.contract'
import sheet from './security.css?sheet'
import { securityMessages } from './security.messages'
import { SecurityScore } from './security-score'
import { openSecurity } from './security.store'
import { ThirdBindings } from './third-bindings'

/** Page of the account's security: score, settings, and links to change them. */
export default function SecurityPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(securityMessages)
  const store = useOpened(() => openSecurity(scope))
  return (
    <Page of={store.security} title={say('title')} what={say('what')}>
      {(security) => (
        <>
          <SecurityScore score={security.score} />
          <Guards security={security} />
          <ThirdBindings of={store} bindings={security.bindings} />
        </>
      )}
    </Page>
  )
}

function Guards({ security }: { security: Security }) {
  const say = useSay(securityMessages)
  const href = useHref()
  const { hasPassword, phone, email, hasPayPassword, secondPayPassword } = security
  const rows = [
    {
      key: 'loginPassword',
      good: hasPassword === yes,
      state: say(hasPassword === yes ? 'set' : 'notSet'),
      act: say(hasPassword === yes ? 'toChange' : 'toSet'),
    },
    {
      key: 'phone',
      good: phone !== '',
      state: phone ? say('bound', { to: phone }) : say('notBound'),
      act: say(phone ? 'toChange' : 'toBind'),
    },
    {
      key: 'email',
      good: email !== '',
      state: email ? say('bound', { to: email }) : say('notBound'),
      act: say(email ? 'toChange' : 'toBind'),
    },
    {
      key: 'payPassword',
      good: hasPayPassword === yes,
      state: say(hasPayPassword === yes ? 'set' : 'notSet'),
      act: say(hasPayPassword === yes ? 'toChange' : 'toSet'),
    },
    {
      key: 'second',
      good: secondPayPassword === yes,
      state: say(secondPayPassword === yes ? 'on' : 'off'),
      act: say(secondPayPassword === yes ? 'toTurnOff' : 'toTurnOn'),
    },
  ] as const
  const to = {
    loginPassword: href('loginPassword'),
    phone: href('changePhone'),
    email: href('changeEmail'),
    payPassword: href('payPassword'),
    second: href('secondPayPassword'),
  }
  const texts = {
    loginPassword: say('loginPasswordText'),
    phone: say('phoneText'),
    email: say('emailText'),
    payPassword: say('payPasswordText'),
    second: say('secondText'),
  }
  return (
    <Card padding="none">
      <ul>
        {rows.map(({ key, good, state, act }) => (
          <li key={key} className="security-row ruled">
            <span className="bold">{say(key)}</span>
            <span className="security-about text-dense ink-2">{texts[key]}</span>
            <span className={good ? 'security-good text-dense ink-3' : 'text-dense ink-3'}>{state}</span>
            <LinkButton size="small" href={to[key]} aria-label={`${act} ${say(key)}`}>
              {act}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
