import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeInvitation from '../../elements/trade-invitation'
import { demoUser } from './demo-user'
import { faults } from './faults'
import { fill, put, until, type Part } from './goods-page'

tradeInvitation.define()

const waiting = {
  state: 'waiting',
  viewer: 'visitor',
  company: '禾拓机械',
  inviter: '王敏',
  legalName: '秦川',
  target: '139****1234',
  channel: 'sms',
  loginAccount: 'qin',
  unit: '仓库',
  kind: 'sub',
  roles: [{ id: 'buyer', name: '' }],
  expiresAt: '2026-12-07 10:00:00',
}
type Reply = { code: number; data?: unknown; errors?: { path: string; message: string }[] }
const entered = { token: 't'.repeat(43), userType: 20, userId: '1', legalName: '秦川' }

let link: object = waiting
let accepting: Reply = { code: 200, data: entered }
let sent: { path: string; body: Record<string, unknown> }[] = []
const replies: [string, () => Reply][] = [
  ['/invitation/code/', () => ({ code: 200, data: { countdown: 60 } })],
  ['/invitation/accept/', () => accepting],
  ['/invitations/join/', () => ({ code: 200, data: entered })],
  ['/bbbAuth/invitation/', () => ('viewer' in link ? { code: 200, data: link } : { code: 404 })],
  ['/bbbAuth/logout', () => ({ code: 200, data: true })],
  ['/getUserInfo', () => ({ code: 200, data: demoUser })],
]

const real = globalThis.fetch
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  link = waiting
  accepting = { code: 200, data: entered }
  sent = []
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const found = replies.find(([part]) => url.pathname.includes(part))
    if (!found) return real(input, init)
    const body = JSON.parse(typeof init?.body === 'string' && init.body ? init.body : '{}')
    sent.push({ path: url.pathname, body })
    return Response.json({ message: '', ...found[1]() })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
})

const sentTo = (part: string) => sent.filter(({ path }) => path.includes(part))
async function opened(member = false, attributes = {}): Promise<Part> {
  const part = put('trade-invitation', { token: 'abc', ...attributes }, member)
  await until(() => part.all('h1').length === 1, 'the invitation')
  return part
}
const input = (part: Part, name: string) => part.get(`[data-field=${name}] input`) as HTMLInputElement

describe('trade-invitation', () => {
  it('shows company, inviter, role and expiry, and sends only its own request', async () => {
    const part = await opened()
    expect(part.text('h1')).to.equal('王敏 邀请您加入 禾拓机械')
    expect(part.words('dd')).to.eql([
      '秦川',
      '仓库',
      '普通子账号',
      '采购员',
      '139****1234',
      '2026-12-07 10:00',
    ])
    expect(sent.every(({ path }) => path.endsWith('/invitation/abc'))).to.equal(true)
    expect(await faults(part.element)).to.eql([])
  })

  it('opens an account with the code and the suggested user name', async () => {
    const part = await opened()
    part.press('获取验证码')
    await until(() => part.root.textContent?.includes('验证码已发送至 139****1234'), 'the code')
    fill(input(part, 'code'), '123456')
    fill(input(part, 'password'), 'abcd1234')
    input(part, 'agree').click()
    link = { ...waiting, state: 'accepted', viewer: 'invited' }
    part.press('接受邀请')
    await until(() => part.text('h1') === '您已加入 禾拓机械', 'the end')
    expect(sentTo('/accept/abc')[0]?.body).to.eql({
      code: '123456',
      loginAccount: 'qin',
      password: 'abcd1234',
      agree: true,
    })
  })

  it('keeps all input and shows a refusal at its field', async () => {
    accepting = { code: 409, errors: [{ path: 'loginAccount', message: '该用户名已被使用' }] }
    const part = await opened()
    fill(input(part, 'code'), '123456')
    fill(input(part, 'password'), 'abcd1234')
    input(part, 'agree').click()
    part.press('接受邀请')
    await until(() => part.text('[data-field=loginAccount]').includes('该用户名已被使用'), 'the refusal')
    expect(input(part, 'code').value).to.equal('123456')
  })

  it('shows that the invitation was withdrawn after a 409', async () => {
    accepting = { code: 409 }
    const part = await opened()
    fill(input(part, 'code'), '123456')
    fill(input(part, 'password'), 'abcd1234')
    input(part, 'agree').click()
    link = { ...waiting, state: 'withdrawn' }
    part.press('接受邀请')
    await until(() => part.text('h1') === '该邀请已被撤回', 'the state')
  })

  it('shows the invited member that the invitation is accepted, with a link to the user centre', async () => {
    link = { ...waiting, state: 'accepted', viewer: 'invited' }
    const part = await opened(true)
    expect(part.text('h1')).to.equal('您已加入 禾拓机械')
    expect(part.words('.empty-state-actions :is(a, button)')).to.eql(['进入用户中心'])
  })

  it('lets the invited member join with one request and without a form', async () => {
    link = { ...waiting, viewer: 'invited' }
    const part = await opened(true)
    expect(part.all('form')).to.have.length(0)
    part.press('加入 禾拓机械')
    await until(() => sentTo('/join/abc').length === 1, 'the joining')
  })

  it('shows another member that the invitation is for someone else, with a logout', async () => {
    link = { ...waiting, viewer: 'other' }
    const part = await opened(true)
    expect(part.text('h2')).to.equal('该邀请发给其他人')
    expect(await faults(part.element)).to.eql([])
    link = waiting
    part.press('退出当前账号')
    await until(() => part.all('[data-field=code]').length === 1, 'the form')
    expect(sentTo('/logout')).to.have.length(1)
  })

  for (const [state, title, way] of [
    ['accepted', '该邀请已被接受', '去登录'],
    ['withdrawn', '该邀请已被撤回', '返回首页'],
    ['expired', '该邀请已过期', '返回首页'],
    ['closed', '禾拓机械 的账号已停用', '返回首页'],
    ['full', '禾拓机械 的子账号已满', '返回首页'],
    ['unitGone', '邀请中的部门已删除', '返回首页'],
    ['roleGone', '邀请中的角色已删除', '返回首页'],
    ['inviterGone', '邀请人不再有此权限', '返回首页'],
    ['unknown', '邀请链接无效', '返回首页'],
  ] as const)
    it(`shows the state “${state}” with a link and without a form`, async () => {
      link = state === 'unknown' ? {} : { ...waiting, state }
      const part = await opened()
      expect(part.text('h1')).to.equal(title)
      expect(part.words('.empty-state-actions :is(a, button)')).to.include(way)
      expect(part.all('form')).to.have.length(0)
    })
})
