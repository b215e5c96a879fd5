import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isCallError } from '../../core/api/call-error'
import type { SentOf } from '../../core/form/form-field'
import { randomKey } from '../../core/api/random-key'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { focusField } from '../../ui/forms/form-focus'
import { useHost, useSay, useTakenOver } from '../../ui/host'
import { Captcha, noPictureYet } from './captcha'
import { loginFields } from './login-fields'
import { loginMemoryOf } from './login-memory'
import { sessionOf, type Credentials } from './session.store'
import { captchaNeedOf } from './captcha-need.store'
import { needCaptcha } from './sign-in.contract'
import { signInMessages } from './sign-in.messages'

type Login = SentOf<typeof loginFields.fields>

type LoginFormProps = {
  /** Uses the credentials in another way than a login, for example to bind an account. */
  prove?: (credentials: Credentials) => Promise<void>
  /** Label of the button, idle and busy. */
  label?: string
  busyLabel?: string
  /** Content at the end of the row with the checkbox. */
  aside?: ReactNode
  /** Preset account name. Default: the remembered one. */
  account?: string | undefined
}

/** Memory of a browser without earlier logins, as the server renders the form. */
const nothing = { account: '', captcha: false }

/** Account and password, with a captcha if the server requires one. */
export function LoginForm({ prove, label, busyLabel, aside, account }: LoginFormProps = {}) {
  const { element, root, scope } = useHost()
  const say = useSay(signInMessages)
  const $memory = loginMemoryOf(scope)
  const isTakenOver = useTakenOver(scope.passing)
  const [before] = useState(() => (isTakenOver ? nothing : $memory.get()))
  const isNeeded = useStore(captchaNeedOf(scope).$state).value === true
  const [captchaKey, setCaptchaKey] = useState(() =>
    before.captcha ? randomKey() : isNeeded ? noPictureYet : '',
  )
  const login = useFilling(loginFields, {
    start: { loginAccount: account || before.account, remember: before.account !== '', captchaKey },
    labels: 'hidden',
    send,
  })

  const bringCaptcha = useEffectEvent(() => {
    if (!captchaKey || captchaKey === noPictureYet) renewCaptcha()
  })
  // A dialog focuses the first field; a page does not.
  useEffect(() => {
    if (element.closest('dialog')) focusField(root, account || before.account ? 'password' : 'loginAccount')
  }, [element, root, before, account])

  // Sites that always require a captcha show it before the first attempt. A rendered form has no picture yet.
  useEffect(() => {
    if (isNeeded) bringCaptcha()
  }, [isNeeded])

  const recall = useEffectEvent(() => {
    const { account: known, captcha } = $memory.get()
    if (known && !account) {
      login.set('loginAccount', known)
      login.set('remember', true)
    }
    if (captcha && !captchaKey) renewCaptcha()
  })
  useEffect(() => {
    if (isTakenOver) recall()
  }, [isTakenOver])

  function renewCaptcha() {
    const key = randomKey()
    setCaptchaKey(key)
    login.set('captchaKey', key)
    login.clear('captcha')
  }

  async function send({ remember, ...credentials }: Login) {
    try {
      await (prove ?? sessionOf(scope).login)(credentials)
      $memory.set({ account: remember ? credentials.loginAccount : '', captcha: captchaKey !== '' })
    } catch (error) {
      const asked = isCallError(error) && error.code === needCaptcha
      // Every attempt consumes the captcha.
      if (asked || captchaKey) renewCaptcha()
      if (!asked) throw error
      $memory.set({ ...$memory.get(), captcha: true })
      login.refuse('captcha', error.title)
    }
  }

  return (
    <Form of={login}>
      <FormField of={login} name="loginAccount" size="large" icon="user" autoComplete="username" />
      <FormField of={login} name="password" size="large" icon="lock" />
      <FormField
        of={login}
        name="captcha"
        size="large"
        icon="shield"
        autoComplete="off"
        after={<Captcha captchaKey={captchaKey} renew={renewCaptcha} />}
      />
      <FormField of={login} name="remember" className="sign-in-remember" after={aside} />
      <SubmitButton of={login} size="large" wide loadingLabel={busyLabel ?? say('loggingIn')}>
        {label ?? say('logIn')}
      </SubmitButton>
    </Form>
  )
}
