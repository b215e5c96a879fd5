import { beforeEach, describe, expect, test } from 'vitest'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { channelNames } from '../../src/session/third-party/third-channel'
import {
  bindUser,
  offeredChannels,
  thirdBindings,
  thirdToken,
  thirdUrl,
  unbindThird,
} from '../../src/session/third-party/third-party.contract'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { minute } from '../../demo/server/core/time/business-time'
import { db } from '../../demo/server/core/database/db'
import { thirdBinding, thirdPassage } from '../../demo/server/session/third-party/third-party.table'
import { fixedCode, openTestbed } from '../server/testbed'
import { visitsOf } from './third-party-visits'

const bed = await openTestbed('open')
const ownQq = { qq: { appId: 'shop', secret: 'a-secret' } }
const real = await openTestbed('open', { demo: false, thirdParty: ownQq })
beforeEach(() => bed.reset())

const { browser, consent, come } = visitsOf(bed)

async function captcha() {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  return { captchaKey, captcha: fixedCode }
}
const proofOf = async (loginAccount = 'demo') => ({
  loginAccount,
  password: 'demo1234',
  ...(await captcha()),
})
const codeOf = async (answer: Response) => ((await answer.json()) as { code: number }).code
const boundTo = () =>
  bed.inside(async () =>
    (await db().select().from(thirdBinding)).map(({ openId, customerId }) => [openId, customerId]),
  )

describe('the start of a third-party login', () => {
  test.each([
    ['wechat', { appid: 'demo-wechat', response_type: 'code', scope: 'snsapi_login' }, '/callback/third'],
    ['qq', { client_id: 'demo-qq', response_type: 'code' }, '/callback/third'],
    ['alipay', { app_id: 'demo-alipay', scope: 'auth_user' }, '/callback/alipay'],
  ] as const)('redirects to %s with its published parameters', async (channel, params, callback) => {
    const { url, state, setCookie } = await browser().begin(channel)
    const { pathname, searchParams } = new URL(url)
    expect(pathname).toBe(`/demo/idp/${channel}`)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...params,
      state,
      redirect_uri: `http://localhost:4173${callback}`,
    })
    expect(setCookie).toMatch(/^PC_BROWSER=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/api; Max-Age=600$/)
  })

  test('uses a new state each time, which the database stores only hashed', async () => {
    const states = await Promise.all(
      Array.from({ length: 20 }, async () => (await browser().begin('qq')).state),
    )
    expect(new Set(states).size).toBe(20)
    for (const state of states) expect(state).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await bed.inside(() => db().select().from(thirdPassage)))
    for (const state of states) expect(rows).not.toContain(state)
  })

  test('is offered for all channels in the demo, and in production for the configured ones', async () => {
    expect(await bed.call(offeredChannels, {})).toEqual(channelNames)
    expect(await real.call(offeredChannels, {})).toEqual(['qq'])
    const begun = (channel: string) => real.ask(thirdUrl, { path: { channel }, body: {} })
    expect([await codeOf(await begun('qq')), await codeOf(await begun('wechat'))]).toEqual([200, 422])
  })

  test('answers an unknown channel with 404 and an unknown host with 422', async () => {
    expect(await codeOf(await bed.ask(thirdUrl, { path: { channel: 'toString' }, body: {} }))).toBe(404)
    const asking = { host: 'evil.example' }
    expect(await codeOf(await bed.ask(thirdUrl, { path: { channel: 'qq' }, body: {} }, asking))).toBe(422)
  })
})

describe('a bound user', () => {
  test('is logged in', async () => {
    const { body } = await come('wechat', '小林')
    expect(body).toMatchObject({ code: 200, data: { userType: 10, userId: '10002' } })
    const token = 'token' in body.data ? body.data.token : ''
    expect(await bed.call(userInfo, {}, { token })).toMatchObject({ loginAccount: 'retail' })
  })

  test('of one third party is unknown to another', async () => {
    expect((await come('qq', '小林')).body.data).toMatchObject({ needBind: true, thirdChannel: 'qq' })
  })
})

describe('a code of a third party', () => {
  test('is valid once', async () => {
    const { at, code, state } = await come('wechat', '小林')
    expect(await codeOf(await at.finish(code, state))).toBe(403)
  })

  test('is valid only in the browser that requested it', async () => {
    const at = browser()
    const { url, state } = await at.begin('wechat')
    const { code } = await consent(url, '小林')
    const other = browser()
    expect(await codeOf(await other.finish(code, state))).toBe(403)
    await other.begin('wechat')
    expect(await codeOf(await other.finish(code, state))).toBe(403)
    expect(await codeOf(await at.finish(code, state))).toBe(200)
  })

  test('expires after ten minutes', async () => {
    const at = browser()
    const { url, state } = await at.begin('wechat')
    bed.wait(9 * minute)
    const { code } = await consent(url, '小林')
    bed.wait(1.1 * minute)
    expect(await codeOf(await at.finish(code, state))).toBe(403)
  })

  test('needs the state', async () => {
    const at = browser()
    const { url } = await at.begin('wechat')
    const { code } = await consent(url, '小林')
    for (const state of ['x', 'A'.repeat(43)]) expect(await codeOf(await at.finish(code, state))).toBe(403)
  })

  test('is refused with a reason if the third party itself began the login', async () => {
    const { url } = await browser().begin('wechat')
    const { code } = await consent(url, '小林')
    for (const query of [{ code }, { code, state: '' }, { code, state: 'A'.repeat(43) }]) {
      const answer = await bed.ask(thirdToken, { query })
      expect(await answer.json()).toMatchObject({
        code: 403,
        message: expect.stringContaining('须由本浏览器在本站发起'),
      })
    }
  })

  test.each(channelNames)('made up for %s is refused and uses up the state', async (channel) => {
    const at = browser()
    const { url, state } = await at.begin(channel)
    expect(await codeOf(await at.finish('A'.repeat(43), state))).toBe(422)
    const { code } = await consent(url, '小林')
    expect(await codeOf(await at.finish(code, state))).toBe(403)
  })

  test('of one provider is refused for another', async () => {
    const at = browser()
    const { code } = await consent((await at.begin('wechat')).url, '小林')
    expect(await codeOf(await at.finish(code, (await at.begin('qq')).state))).toBe(422)
  })
})

describe('an unbound user', () => {
  test.each(channelNames)(
    'of %s binds an account by its password and is logged in the next time',
    async (channel) => {
      const { at, body } = await come(channel, '阿青')
      expect(body.data).toMatchObject({ needBind: true, thirdChannel: channel, nickName: '阿青' })
      expect(JSON.stringify(body)).not.toContain('demo-')
      const ticket = 'ticket' in body.data ? body.data.ticket : ''
      const input = { body: { ticket, ...(await proofOf()) } }
      expect(await bed.call(bindUser, input, { headers: at.headers() })).toMatchObject({ userId: '10001' })
      expect((await come(channel, '阿青')).body.data).toMatchObject({ userId: '10001' })
      const actions = await bed.inside(() => db().select().from(auditLog))
      expect(actions.map(({ action }) => action)).toContain('bind')
    },
  )

  test('binds nothing without proof, and an openId in the body is ignored', async () => {
    const { at, body } = await come('wechat', '坏人')
    const ticket = 'ticket' in body.data ? body.data.ticket : ''
    const before = await boundTo()
    const forged = { ticket, thirdChannel: 'wechat', openId: 'demo-wechat-victim', loginAccount: 'demo' }
    const headers = at.headers()
    expect(await codeOf(await bed.ask(bindUser, { body: forged }, { headers }))).toBe(403)
    const wrong = { ...forged, ...(await proofOf()), password: 'wrong' }
    expect(await codeOf(await bed.ask(bindUser, { body: wrong }, { headers }))).toBe(401)
    expect(await boundTo()).toEqual(before)

    await bed.call(bindUser, { body: { ...forged, ...(await proofOf()) } }, { headers })
    expect((await boundTo()).map(([openId]) => openId)).not.toContain('demo-wechat-victim')
  })

  test('binds with the specification’s own form only in the browser of the third-party login', async () => {
    const { at } = await come('wechat', '阿青')
    const vouched = await bed.inside(() => db().select().from(thirdPassage))
    const openId = vouched.find(({ kind }) => kind === 'ticket')?.openId ?? ''
    const bind = async (more: object, headers = at.headers()) => {
      const body = { thirdChannel: 'wechat', openId, ...(await proofOf()), ...more }
      const answer = await bed.ask(bindUser, { body }, { headers })
      return (await answer.json()) as { code: number; message: string }
    }
    const why = { code: 403, message: '仅凭 openId 不能确认身份，请先在本浏览器完成第三方登录' }
    for (const more of [{ openId: 'demo-wechat-victim' }, { openId: '' }, { thirdChannel: 'qq' }])
      expect(await bind(more)).toMatchObject(why)
    expect(await bind({}, {})).toMatchObject(why)
    expect(await bind({}, (await come('wechat', '坏人')).at.headers())).toMatchObject(why)
    expect(await bind({ password: undefined })).toMatchObject({ code: 403, message: '请输入已有账号的密码' })
    expect(await boundTo()).not.toContainEqual([openId, '10001'])
    expect(await bind({})).toMatchObject({ code: 200 })
    expect(await boundTo()).toContainEqual([openId, '10001'])
    expect(await bind({})).toMatchObject(why)
  })

  test('binds only in its own browser, once and within ten minutes', async () => {
    const { at, body } = await come('wechat', '阿青')
    const ticket = 'ticket' in body.data ? body.data.ticket : ''
    const bind = async (headers: Record<string, string>) =>
      codeOf(await bed.ask(bindUser, { body: { ticket, ...(await proofOf()) } }, { headers }))
    expect(await bind({})).toBe(403)
    expect(await bind(at.headers())).toBe(200)
    expect(await bind(at.headers())).toBe(403)

    const later = await come('qq', '阿青')
    bed.wait(10.1 * minute)
    const late = 'ticket' in later.body.data ? later.body.data.ticket : ''
    const asked = { body: { ticket: late, ...(await proofOf()) } }
    expect(await codeOf(await bed.ask(bindUser, asked, { headers: later.at.headers() }))).toBe(403)
  })

  test('cannot replace another binding', async () => {
    const { at, body } = await come('wechat', '阿青')
    const ticket = 'ticket' in body.data ? body.data.ticket : ''
    const asked = { body: { ticket, ...(await proofOf('retail')) } }
    expect(await codeOf(await bed.ask(bindUser, asked, { headers: at.headers() }))).toBe(409)
  })
})

describe('bindings', () => {
  test('are listed for their buyer, and a removed one logs nobody in', async () => {
    const token = await bed.login('retail')
    expect(await bed.call(thirdBindings, {}, { token })).toMatchObject([
      { thirdChannel: 'wechat', nickName: '小林', loginAccount: 'retail' },
    ])
    expect(await bed.call(thirdBindings, {}, { token: await bed.login('demo') })).toEqual([])
    await bed.call(unbindThird, { path: { channel: 'wechat' } }, { token })
    expect(await bed.call(thirdBindings, {}, { token })).toEqual([])
    expect((await come('wechat', '小林')).body.data).toMatchObject({ needBind: true })
    expect(await codeOf(await bed.ask(unbindThird, { path: { channel: 'wechat' } }, { token }))).toBe(404)
  })
})

describe('the demo provider’s page', () => {
  const open = (address: string) =>
    bed.app.request(new Request(`http://localhost:4173${address}`, { headers: { Host: 'localhost:4173' } }))

  test('redirects to no other site', async () => {
    for (const uri of [
      'https://evil.example/callback/third',
      'http://localhost:4173.evil.example/callback/',
      '',
    ])
      for (const channel of ['wechat', 'qq', 'alipay']) {
        const query = `appid=demo-wechat&client_id=demo-qq&app_id=demo-alipay&state=s&nick=a&consent=yes`
        const answer = await open(`/demo/idp/${channel}?${query}&redirect_uri=${encodeURIComponent(uri)}`)
        expect([uri, answer.status, answer.headers.get('location')]).toEqual([uri, 200, null])
      }
  })

  test('redirects back without a code if the user declines', async () => {
    const { url, state } = await browser().begin('wechat')
    const { pathname, search } = new URL(url)
    const answer = await open(`${pathname}${search}&consent=no`)
    const back = new URL(answer.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({ state })
  })
})
