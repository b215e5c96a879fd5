import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Fields } from '../../core/form/form-field'
import { randomKey } from '../../core/api/random-key'
import { Button } from '../../ui/button'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { focusField } from '../../ui/forms/form-focus'
import { useHost, useLocale, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { CaptchaField } from './captcha-field'
import type { CodeScene } from './code-scene'
import { openSendCode } from './send-code.store'
import sheet from './verify-code.css?sheet'
import { verifyCodeMessages } from './verify-code.messages'

type CodeFieldProps<F extends Fields> = {
  of: Filling<F>
  /** Field with the destination of the code. */
  to: keyof F & ('phone' | 'email')
  /** Field of the code. */
  name: keyof F & string
  scene: CodeScene
  size?: 'medium' | 'large'
}

/** Captcha, a button that sends a code, and the field of the code. */
export function CodeField<F extends Fields>({ of, to, name, scene, size = 'medium' }: CodeFieldProps<F>) {
  useSheet(sheet)
  const { scope, root } = useHost()
  const locale = useLocale()
  const say = useSay(verifyCodeMessages)
  const [store] = useState(() => openSendCode(scope))
  useEffect(() => store.close, [store])
  const left = useStore(store.$left)
  const sending = useStore(store.$sending)
  const sentTo = useStore(store.$sentTo)
  const [key, setKey] = useState(randomKey)
  const [captcha, setCaptcha] = useState('')
  const [error, setError] = useState('')

  function renew() {
    setKey(randomKey())
    setCaptcha('')
  }
  function refuse(words: string) {
    setError(words)
    scope.toasts.brief('warning', words)
    focusField(root, 'codeCaptcha')
  }
  async function send() {
    const drafts = of.drafts()
    const wrong = of.form.validate(drafts, locale).find((mistake) => mistake.name === to)
    if (wrong) {
      scope.toasts.brief('warning', wrong.message)
      return of.refuse(to, wrong.message)
    }
    if (!captcha.trim()) return refuse(say('enterCaptcha'))
    const target = String(drafts[to]).trim()
    const wish = { scene, captchaKey: key, captcha: captcha.trim() }
    const outcome = await store.send(to === 'phone' ? { phone: target } : { email: target }, wish)
    if (outcome === 'taken') {
      scope.toasts.brief('warning', say('taken'))
      return of.refuse(to, say('taken'))
    }
    // Every attempt consumes the captcha.
    renew()
    if (outcome === 'sent') focusField(root, name)
    else if (outcome !== 'failed') refuse(outcome.captcha)
  }

  return (
    <>
      {left > 0 ? (
        <div className="form-field verify-code-sent" data-field="codeSent">
          <span className="form-label" />
          <p className={`form-body verify-code-sent-${size}`} role="status">
            {say('sentTo', { target: sentTo })}
          </p>
        </div>
      ) : (
        <CaptchaField
          {...{ captchaKey: key, renew, error, size }}
          bare={of.labels === 'hidden'}
          value={captcha}
          change={(value) => {
            setCaptcha(value)
            setError('')
          }}
          enter={() => void send()}
        />
      )}
      <FormField
        of={of}
        name={name}
        size={size}
        icon={of.labels === 'hidden' ? (to === 'phone' ? 'chat' : 'mail') : undefined}
        autoComplete="one-time-code"
        after={
          <Button
            className="verify-code-get rigid text-dense regular"
            size={size}
            loading={sending}
            loadingLabel={say('sending')}
            disabled={left > 0}
            onClick={() => void send()}
          >
            {left > 0 ? say('wait', { n: left }) : say(sentTo ? 'again' : 'get')}
          </Button>
        }
      />
    </>
  )
}
