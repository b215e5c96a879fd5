import { callAddress } from '../../core/api/endpoint'
import { useSay, useScope } from '../../ui/host'
import { PlainPicture } from '../../ui/plain-picture'
import { useSheet } from '../../ui/sheet'
import sheet from './captcha.css?sheet'
import { captchaPicture } from './captcha.contract'
import { signInMessages } from './sign-in.messages'

/** Key of a form rendered by a server, whose page chooses the key. */
export const noPictureYet = '-'

type CaptchaProps = {
  /** Key of the answer on the server. Another key shows another picture. */
  captchaKey: string
  /** Loads another picture. */
  renew: () => void
  size?: 'medium' | 'large'
}

/** Captcha picture; pressing it loads another one. */
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
      aria-label={captchaKey === noPictureYet ? say('renewCaptcha') : undefined}
      onClick={renew}
    >
      {captchaKey !== noPictureYet && (
        <PlainPicture
          src={address}
          alt={say('captchaPicture')}
          width={108}
          height={42}
          otherwise={say('renewCaptcha')}
        />
      )}
    </button>
  )
}
