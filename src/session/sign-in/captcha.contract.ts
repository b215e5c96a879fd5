import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'

/** A picture for `<img src>`. Another picture under the same key invalidates the previous one. */
export const captchaPicture = endpoint('GET /oauth/captcha', {
  about:
    'Returns a captcha picture (SVG around a PNG) for a random key of at least 16 characters chosen by the page, valid for 2 minutes.',
  query: z.object({ key: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
  data: z.string(),
})

export const captchaNeed = endpoint('GET /oauth/captcha/need', {
  about: 'Returns whether every login on a brand site needs a captcha (10), or only when requested (20).',
  query: z.object({ brandTerminalId: id }),
  data: z.object({ needCaptcha: yesNo }),
})
