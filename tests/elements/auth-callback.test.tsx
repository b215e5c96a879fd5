import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import authCallback from '../../elements/trade-auth-callback'
import { keepPending } from '../../src/session/third-party/pending-login'
import { enterText } from './enter-text'
import { faults } from './faults'
import { pause, put, until, type Part } from './goods-page'
import { registerApi } from './register-api'

authCallback.define()

const state = 's'.repeat(43)
const entered = { token: 'token', userType: 10, userId: '1', legalName: '' }
const unbound = { needBind: true, thirdChannel: 'wechat', nickName: '小禾', ticket: 't'.repeat(43) }

let api: ReturnType<typeof registerApi>
let gone: { path: string; replace: boolean }[]
const onGo = (event: DocumentEventMap['trade-navigate']) => {
  event.preventDefault()
  const { pathname, search } = new URL(event.detail.href)
  gone.push({ path: pathname + search, replace: event.detail.replace === true })
}

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => {
  api = registerApi()
  gone = []
  document.addEventListener('trade-navigate', onGo)
})
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  document.removeEventListener('trade-navigate', onGo)
  history.replaceState(null, '', location.pathname)
  sessionStorage.clear()
  api.close()
})

/** Simulates a return from WeChat. `began` is whether the login started in this tab. */
async function arrive(answer: string, { began = true } = {}): Promise<Part> {
  if (began) keepPending({ state, channel: 'wechat', redirect: '/cart' })
  history.replaceState(null, '', `?${answer}`)
  const part = put('trade-auth-callback')
  await until(() => part.all('h1').length === 1)
  return part
}
function type(part: Part, name: string, text: string) {
  const [input] = part.all(`[data-field=${name}] input`)
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`)
  enterText(input, text)
}

describe('trade-auth-callback', () => {
  it('does not send a code whose login started in another tab, and leaves it in the address', async () => {
    const part = await arrive(`code=attacker&state=${state}`, { began: false })
    expect(part.text('h1')).to.equal('登录请求已失效')
    expect(part.text('.third-party-callback')).to.include('这次登录不是从本页面发起的')
    await pause(50)
    expect(api.sent('token')).to.have.length(0)
    expect(location.search).to.equal(`?code=attacker&state=${state}`)
    expect(await faults(part.element)).to.eql([])
  })

  it('logs a known user in, redirects once, and removes the code from the address', async () => {
    api.state.instead.set('token', { code: 200, data: entered })
    await arrive(`code=abc&state=${state}&tab=2`)
    await until(() => gone.length === 1)
    expect(gone).to.eql([{ path: '/cart', replace: true }])
    expect(api.sent('token').map(({ search }) => [search.get('code'), search.get('state')])).to.eql([
      ['abc', state],
    ])
    expect(location.search).to.equal('?tab=2')
    // After a second rendering of the page, the response must not be used again.
    const again = put('trade-auth-callback')
    await until(() => again.all('h1').length === 1)
    expect(again.text('h1')).to.equal('登录请求已失效')
    expect(api.sent('token')).to.have.length(1)
  })

  it('asks an unknown user for a password and keeps the form if it is wrong', async () => {
    api.state.instead.set('token', { code: 200, data: unbound })
    api.state.instead.set('bindUser', {
      code: 401,
      message: '密码错误',
      errors: [{ path: 'password', message: '密码错误' }],
    })
    const part = await arrive(`code=abc&state=${state}`)
    await until(() => part.all('.third-party-bind').length === 1)
    expect(part.text('.third-party-bind-text')).to.include('微信用户“小禾”还没有绑定账号')
    expect(await faults(part.element)).to.eql([])
    type(part, 'loginAccount', 'demo')
    type(part, 'password', 'not-this-1')
    await pause(20)
    part.press('绑定并登录')
    await until(() => part.words('.third-party-bind')[0]?.includes('密码错误'))
    expect(api.sent('bindUser')).to.have.length(1)
    expect(gone).to.eql([])
    expect(part.all('.third-party-bind')).to.have.length(1)

    api.state.instead.set('bindUser', { code: 200, data: entered })
    type(part, 'password', 'abc1234')
    await until(() => part.words('button').includes('绑定并登录'))
    part.press('绑定并登录')
    await until(() => gone.length === 1)
    expect(gone).to.eql([{ path: '/cart', replace: true }])
    expect(api.sent('bindUser')[1]?.body).to.include({
      ticket: unbound.ticket,
      thirdChannel: 'wechat',
      loginAccount: 'demo',
      password: 'abc1234',
    })
  })

  it('sends an openId of another back end back with the third party’s name', async () => {
    const { ticket: _, ...named } = { ...unbound, openId: 'o6_bmjrPTlm6' }
    api.state.instead.set('token', { code: 200, data: named })
    api.state.instead.set('bindUser', { code: 200, data: entered })
    const part = await arrive(`code=abc&state=${state}`)
    await until(() => part.all('.third-party-bind').length === 1)
    type(part, 'loginAccount', 'demo')
    type(part, 'password', 'abc1234')
    await pause(20)
    part.press('绑定并登录')
    await until(() => gone.length === 1)
    expect(api.sent('bindUser')[0]?.body).to.deep.include({
      thirdChannel: 'wechat',
      openId: 'o6_bmjrPTlm6',
      loginAccount: 'demo',
    })
  })

  it('offers another login after a refused consent, and returns to the same page', async () => {
    const part = await arrive(`error=denied&state=${state}`)
    expect(part.text('h1')).to.equal('登录已取消')
    expect(api.sent('token')).to.have.length(0)
    expect(await faults(part.element)).to.eql([])
    part.press('重新登录')
    await until(() => gone.length === 1)
    expect(gone[0]?.path).to.match(/redirect=%2Fcart/)
  })

  it('shows the server’s message if it refuses the code', async () => {
    api.state.instead.set('token', { code: 422, message: '授权码已失效' })
    const part = await arrive(`code=late&state=${state}`)
    await until(() => part.text('h1') === '授权码已失效')
    part.named('a', '重新登录')
    expect(gone).to.eql([])
  })
})
