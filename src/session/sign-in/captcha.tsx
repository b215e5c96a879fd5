import { callAddress } from '../../core/endpoint'
import { useSay, useScope } from '../../ui/host'
import { PlainPicture } from '../../ui/plain-picture'
import { useSheet } from '../../ui/sheet'
import sheet from './captcha.css?sheet'
import { captchaPicture } from './captcha.contract'
import { signInMessages } from './sign-in.messages'

type CaptchaProps = {
  /** Under which the server keeps the answer; a new key is a new picture. */
  captchaKey: string
  /** Asks for another picture. */
  renew: () => void
  size?: 'medium' | 'large'
}

/** What the buyer has to read; pressing it brings another one. */
export function Captcha({ captchaKey, renew, size = 'large' }: CaptchaProps) {
  useSheet(sheet)
  const { settings } = useScope()
  const say = useSay(signInMessages)
  const address = callAddress(settings.api, captchaPicture, { query: { key: captchaKey } })
  return (
    <button
      type="button"
      className={`sign-in-captcha sign-in-captcha-${size}`}
      title={say('renewCaptcha')}
      onClick={renew}
    >
      <PlainPicture
        src={address}
        alt={say('captchaPicture')}
        width={108}
        height={42}
        otherwise={say('renewCaptcha')}
      />
    </button>
  )
}
