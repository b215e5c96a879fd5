import { useState } from 'react'
import { AgreementLink } from '../agreement/agreement-link'
import { PasswordResetForm } from '../password-reset/password-reset-form'
import { passwordResetMessages } from '../password-reset/password-reset.messages'
import { ThirdPartyIcons } from '../third-party/third-party-icons'
import { useHref, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { Tabs } from '../../ui/tabs'
import { LoginForm } from './login-form'
import { PhoneLoginForm } from './phone-login-form'
import { signInMessages } from './sign-in.messages'

type Way = 'account' | 'code'

/** Login by password, code or third party, and the password reset. */
export function LoginWays({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const say = useSay(signInMessages)
  const reset = useSay(passwordResetMessages)
  const href = useHref()
  const [way, setWay] = useState<Way>('account')
  const [forgotten, setForgotten] = useState(false)
  /** Account whose password was reset. Empty if the server did not return it. */
  const [renewed, setRenewed] = useState<string>()
  if (forgotten) {
    return (
      <>
        <Heading className="sign-in-title text-h3 bold" part="title">
          {reset('title')}
        </Heading>
        <PasswordResetForm
          leave={() => {
            setWay('account')
            setForgotten(false)
          }}
          onDone={(account) => {
            setRenewed(account)
            setWay('account')
            setForgotten(false)
          }}
        />
      </>
    )
  }
  const forgot = (
    <button type="button" className="link sign-in-forgot" onClick={() => setForgotten(true)}>
      {say('forgot')}
    </button>
  )
  return (
    <>
      {Heading === 'h1' && <Heading className="visually-hidden">{say('title')}</Heading>}
      {renewed !== undefined && (
        <div role="status">
          <InlineBar tone="success">{reset('done')}</InlineBar>
        </div>
      )}
      <Tabs
        label={say('ways')}
        items={[
          { key: 'account', label: say('byAccount') },
          { key: 'code', label: say('byCode') },
        ]}
        current={way}
        onChange={setWay}
      >
        {way === 'account' ? <LoginForm aside={forgot} account={renewed} /> : <PhoneLoginForm />}
      </Tabs>
      <p className="row gap-4 stretch center above-16 ink-2">
        {say('noAccount')}
        <a className="link" href={href('register')}>
          {say('register')}
        </a>
      </p>
      <ThirdPartyIcons />
      <p className="sign-in-agree text-meta ink-3 text-center">
        {say('agreeBefore')} <AgreementLink of="terms" /> {say('agreeAnd')} <AgreementLink of="privacy" />
      </p>
    </>
  )
}
