import { useId } from 'react'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { Captcha } from '../sign-in/captcha'
import { verifyCodeMessages } from './verify-code.messages'

type CaptchaFieldProps = {
  captchaKey: string
  renew: () => void
  value: string
  change: (value: string) => void
  error: string
  size: 'medium' | 'large'
  /** Hides the label. */
  bare: boolean
  /** Called on Enter, which sends the code and not the form. */
  enter: () => void
}

/** Captcha required before a code is sent. It does not belong to the surrounding form. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captchaKey, renew, value, change, error, size, bare, enter } = props
  const id = useId()
  const say = useSay(verifyCodeMessages)
  return (
    <div className="form-field" data-field="codeCaptcha">
      <label className="form-label form-required" htmlFor={id}>
        {say('captcha')}
      </label>
      <div className="form-body">
        <div className="form-row">
          <Input
            id={id}
            value={value}
            size={size}
            icon={bare ? 'shield' : undefined}
            placeholder={bare ? say('captcha') : undefined}
            error={error || undefined}
            maxLength={16}
            autoComplete="off"
            aria-required
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              enter()
            }}
          />
          <Captcha captchaKey={captchaKey} renew={renew} size={size} />
        </div>
      </div>
    </div>
  )
}
