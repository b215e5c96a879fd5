import { useState } from 'react'
import { useHref, useSay } from '../../ui/host'
import { Tabs } from '../../ui/tabs'
import { LoginForm } from '../sign-in/login-form'
import type { AuthCallback } from './auth-callback.store'
import { BindPhoneForm } from './bind-phone-form'
import { thirdPartyMessages } from './third-party.messages'

type BindFormProps = {
  /** Name of the third party. */
  name: string
  /** Name of the user there. */
  nick: string
  store: AuthCallback
}

/** Binds a third-party user to an account, proved by its password or by a code to its phone. */
export function BindForm({ name, nick, store }: BindFormProps) {
  const say = useSay(thirdPartyMessages)
  const href = useHref()
  const [way, setWay] = useState<'account' | 'code'>('account')
  return (
    <div className="third-party-bind">
      <h1 className="text-h1 bold" part="title">
        {say('bindTitle')}
      </h1>
      <p className="third-party-bind-text">{say('bindText', { name, nick })}</p>
      <Tabs
        label={say('proofs')}
        items={[
          { key: 'account', label: say('byPassword') },
          { key: 'code', label: say('byCode') },
        ]}
        current={way}
        onChange={setWay}
      >
        {way === 'account' ? (
          <LoginForm prove={store.bind} label={say('bind')} busyLabel={say('binding')} />
        ) : (
          <BindPhoneForm bind={store.bindByCode} />
        )}
      </Tabs>
      <p className="third-party-bind-register above-16 text-dense ink-2">
        {say('noAccount')}{' '}
        <a className="link" href={href('register')}>
          {say('register')}
        </a>
      </p>
    </div>
  )
}
