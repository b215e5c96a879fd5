import { useHref, useSay } from '../../ui/host'
import { LoginForm } from '../sign-in/login-form'
import type { Credentials } from '../sign-in/session.store'
import { thirdPartyMessages } from './third-party.messages'

type BindFormProps = {
  /** The third party's name. */
  name: string
  /** Its user's name there. */
  nick: string
  bind: (proof: Credentials) => Promise<void>
}

/** Proves an account by its password, so that a third party's user may sign in as it from now on. */
export function BindForm({ name, nick, bind }: BindFormProps) {
  const say = useSay(thirdPartyMessages)
  const href = useHref()
  return (
    <div className="bind-form">
      <h1 className="auth-callback-title" part="title">
        {say('bindTitle')}
      </h1>
      <p className="bind-form-text">{say('bindText', { name, nick })}</p>
      <LoginForm prove={bind} label={say('bind')} busyLabel={say('binding')} />
      <p className="bind-form-register">
        {say('noAccount')}{' '}
        <a className="link" href={href('register')}>
          {say('register')}
        </a>
      </p>
    </div>
  )
}
