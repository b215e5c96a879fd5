import { and, eq } from 'drizzle-orm'
import {
  bindPhone,
  bindUser,
  offeredChannels,
  thirdBindings,
  thirdToken,
  thirdUrl,
  unbindThird,
} from '../../../../src/session/third-party/third-party.contract'
import { isThirdChannel } from '../../../../src/session/third-party/third-channel'
import { audit } from '../../core/documents/audit'
import { minute, wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { limit } from '../../core/security/limit'
import { notFound, refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { phoneLoginFields } from '../../../../src/session/sign-in/phone-login-fields'
import { plainPhone } from '../../../../src/session/verify-code/code-scene'
import { buyerWithPhone } from '../sign-in/buyer-with-phone'
import { checkCredentials } from '../sign-in/credentials'
import { customer } from '../sign-in/customer.table'
import { enterAs } from '../sign-in/enter'
import { membershipToEnter, personIdOf } from '../sign-in/person'
import { proveCode } from '../verify-code/codes'
import { bindTo, buyerOf } from './bindings'
import { browserKey, keepBrowserKey } from './browser-key'
import { closePassage, openPassage, readVouched, takeState } from './passages'
import { channelsOffered, providerFor } from './providers'
import { callbackUri, shopOrigin } from './shop-origin'
import { thirdBinding } from './third-party.table'

const proofMissing = () =>
  refuse(403, ['请输入已有账号的密码', 'Please enter the password of your existing account.'])

const notVouched = () =>
  refuse(422, [
    '第三方未能确认您的身份，请重新登录',
    'The third party could not confirm your identity. Please log in again.',
  ])

export function routes(app: App) {
  serve(app, offeredChannels, ({ config }) => channelsOffered(config))

  serve(app, thirdUrl, async ({ asked, site, request, address, headers, config }) => {
    await limit('thirdParty', { address }, 30, minute)
    const { channel } = asked.path
    if (!isThirdChannel(channel)) throw notFound()
    const origin = shopOrigin(request, config)
    const provider = await providerFor(channel, config, origin)
    const state = await openPassage(
      { kind: 'state', channel, site },
      keepBrowserKey(request, headers, config),
    )
    return { url: provider.authorizeUrl({ state, redirectUri: callbackUri(channel, origin) }), state }
  })

  serve(app, thirdToken, async (call) => {
    const { asked, request, headers, config, address } = call
    await limit('thirdParty', { address }, 30, minute)
    const { channel, site } = await takeState(asked.query.state ?? '', browserKey(request))
    const origin = shopOrigin(request, config)
    const provider = await providerFor(channel, config, origin)
    const user = await provider.identify(asked.query.code, callbackUri(channel, origin)).catch(() => {
      throw notVouched()
    })
    const buyer = await buyerOf(channel, user.openId)
    if (buyer) return enterAs(buyer, { ...call, site })
    const browser = keepBrowserKey(request, headers, config)
    const ticket = await openPassage({ kind: 'ticket', channel, site, ...user }, browser)
    return { needBind: true as const, thirdChannel: channel, nickName: user.nickName, ticket }
  })

  serve(app, bindUser, async (call) => {
    const { password, loginAccount, captchaKey, captcha } = call.asked.body
    const passage = await readVouched(call.asked.body, browserKey(call.request))
    if (!password) throw proofMissing()
    const proof = { loginAccount, password, captchaKey, captcha }
    const buyer = await checkCredentials(proof, { ...call, ruledBy: [...call.ruledBy, passage.site] })
    await tx(async () => {
      await closePassage(passage)
      await bindTo(personIdOf(buyer), passage)
    })
    return enterAs(buyer, { ...call, site: passage.site })
  })

  serve(
    app,
    bindPhone,
    async (call) => {
      const { smsCode, ...given } = call.asked.body
      const passage = await readVouched(given, browserKey(call.request))
      const phone = plainPhone(given.phone)
      const spend = await proveCode(phone, 'bind', smsCode, 'smsCode')
      const buyer = await membershipToEnter(await buyerWithPhone(phone))
      return tx(async () => {
        await spend()
        await closePassage(passage)
        await bindTo(personIdOf(buyer), passage)
        return enterAs(buyer, { ...call, site: passage.site })
      })
    },
    { words: phoneLoginFields.fields },
  )

  serve(app, thirdBindings, async ({ who }) => {
    const rows = await db()
      .select()
      .from(thirdBinding)
      .where(eq(thirdBinding.customerId, who.personId))
      .orderBy(thirdBinding.createdAt)
    return rows.map(({ channel, nickName, createdAt }) => ({
      thirdChannel: channel,
      nickName,
      loginAccount: who.loginAccount,
      boundAt: wireTime(createdAt),
    }))
  })

  serve(app, unbindThird, async ({ asked, who }) => {
    const { channel } = asked.path
    if (!isThirdChannel(channel)) throw notFound()
    const [buyer] = await db().select().from(customer).where(eq(customer.id, who.personId))
    if (!buyer?.passwordHash)
      throw refuse(422, [
        '请先设置登录密码',
        'Please set a login password first: this is your only way to log in.',
      ])
    await tx(async () => {
      const gone = await db()
        .delete(thirdBinding)
        .where(and(eq(thirdBinding.customerId, who.personId), eq(thirdBinding.channel, channel)))
        .returning()
      if (gone.length === 0) throw notFound()
      await audit({
        actorType: 'buyer',
        actorId: who.customerId,
        entity: 'third_binding',
        entityId: channel,
        action: 'unbind',
      })
    })
    return true
  })
}
