import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { copiedCode } from '../../core/text/copied-code'
import { id } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { signedIn } from '../sign-in/sign-in.contract'
import { channelNames } from './third-channel'

const channel = z.enum(channelNames)
const random = text(64, 43)

/** Names unknown to this kit are ignored. */
export const offeredChannels = endpoint('GET /bbb/third/auth/channels', {
  about:
    'Lists the third parties for sign-in: `wechat`, `qq`, `alipay`. If this call fails, all are offered.',
  data: z.array(z.string()),
})

/** The provider's page, and the `state` that must come back. The server also sets a cookie. */
export const thirdUrl = endpoint('POST /bbb/third/auth/url/{channel}', {
  about: 'Starts a sign-in at a third party. Returns its page and a state for one use within 10 minutes.',
  body: z.object({ brandTerminalId: z.optional(id) }),
  data: z.object({ url: z.string(), state: random }),
})

/**
 * `ticket` represents the third party's user, whose openId stays on the server. Another back end may return the openId instead. Both are
 * sent to bind an account.
 */
const needBind = z.object({
  needBind: z.literal(true),
  thirdChannel: channel,
  nickName: z.string(),
  ticket: z.optional(random),
  openId: z.optional(text(128, 1)),
})

/** Identity to which an account is bound. */
const vouched = {
  ticket: z.optional(text(64, 1)),
  thirdChannel: z.optional(text(40)),
  openId: z.optional(text(128)),
}

export const thirdToken = endpoint('GET /oauth/token', {
  about:
    'Completes a sign-in at a third party, once. Returns a session, or a ticket to bind an account. 403: this browser did not start the sign-in, so the code might belong to another person.',
  signsIn: true,
  query: z.object({ code: text(1024, 1), state: z.optional(text(64)) }),
  data: z.union([needBind, signedIn]),
})

/**
 * Code 403 without proof of the account (its password). Beside a ticket an `openId` is ignored. Without a ticket it must be that of the
 * user who has just authenticated in this browser, otherwise code 403.
 */
export const bindUser = endpoint('POST /bbb/third/auth/bindUser', {
  about: 'Binds the third party’s user of a ticket to an account, verified by its password, and logs in.',
  signsIn: true,
  body: z.object({
    ...vouched,
    loginAccount: copiedCode(64, 1),
    password: z.optional(z.string().check(z.maxLength(128))),
    captchaKey: z.optional(text(64)),
    captcha: z.optional(copiedCode(16)),
    brandTerminalId: z.optional(id),
  }),
  data: signedIn,
})

/** The other proof: a code with the scene `bind`, sent to the account's phone. */
export const bindPhone = endpoint('POST /bbb/third/auth/bindPhone', {
  about:
    'Binds the third party’s user of a ticket to the account of a phone, verified by a code, and logs in.',
  signsIn: true,
  body: z.object({
    ...vouched,
    phone: text(20, 1),
    smsCode: copiedCode(10, 1),
    brandTerminalId: z.optional(id),
  }),
  data: signedIn,
})

export const thirdBindings = endpoint('GET /bbb/userCenter/third/list', {
  about: 'Lists the third parties that this buyer can sign in with.',
  needs: 'token',
  data: z.array(
    z.object({ thirdChannel: channel, nickName: z.string(), loginAccount: z.string(), boundAt: z.string() }),
  ),
})

export const unbindThird = endpoint('DELETE /bbb/userCenter/third/unbind/{channel}', {
  about: 'Unbinds a third party from the account. Refused if the account has no other way to log in.',
  needs: 'token',
  data: z.boolean(),
})
