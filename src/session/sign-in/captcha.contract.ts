import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'

/** A picture for `<img src>`. Another picture under the same key invalidates the previous one. */
export const captchaPicture = endpoint('GET /oauth/captcha', {
  about:
    'A captcha picture (SVG around a PNG) under a key of at least 16 characters that the page makes up; good for 2 minutes.',
  query: z.object({ key: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
  data: z.string(),
})

export const captchaNeed = endpoint('GET /oauth/captcha/need', {
  about: 'Whether a captcha goes with every login on a brand site: 10 yes; 20: only once it is asked for.',
  query: z.object({ brandTerminalId: id }),
  data: z.object({ needCaptcha: yesNo }),
})
