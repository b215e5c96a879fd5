import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import switchElement from '../../elements/trade-company-switch'
import headerElement from '../../elements/trade-header'
import { scopeOf } from '../../src/core/host/scope'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { demoUser } from './demo-user'
import { faults } from './faults'
import { answerCalls, put, until } from './shop-answers'

const own = { id: '1', name: '禾拓机械', accountKind: 'main', unit: '', roles: [], current: 10 }
const other = {
  id: '2',
  name: '北桥安装',
  accountKind: 'sub',
  unit: '生产部',
  roles: [
    { id: 'buyer', name: '' },
    { id: '7', name: '质检' },
  ],
  current: 20,
}
const offered = { ...demoUser, companies: 2, extendInfo: { company: own.name } }
const entered = { ...demoUser, id: '2', companies: 2, extendInfo: { company: other.name } }
let user: typeof offered | typeof demoUser = demoUser
let list: () => unknown = () => ({ companies: [own, other] })

const asked = answerCalls({
  getUserInfo: () => user,
  'companies/list': () => list(),
  'companies/enter': () => {
    user = entered
    return { token: 'another-token', userType: 20, userId: '2', legalName: '王敏' }
  },
})
localStorage.clear()
switchElement.define()
headerElement.define()
const root = put('trade-company-switch')
const scope = scopeOf(root.host)
const button = () => root.querySelector<HTMLButtonElement>('[aria-haspopup=menu]')
const items = () => [...root.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
const opened = async () => {
  const found = await until(button)
  found.focus()
  await sendKeys({ press: 'ArrowDown' })
  return found
}

it('renders nothing for a visitor or a user with one company', async () => {
  await until(() => asked.some(({ pathname }) => pathname.includes('network/site')))
  expect(button()).to.equal(null)
  scope.token.set('a-token')
  const { $session, reread } = sessionOf(scope)
  await until(() => {
    const session = $session.get()
    return session.state === 'member' && session.user
  })
  expect(button()).to.equal(null)
  user = offered
  reread()
  expect(words(await until(button))).to.equal('禾拓机械')
})

it('shows a message if the shop cannot switch companies (404)', async () => {
  list = () => new Response('', { status: 404 })
  await opened()
  await until(() => words(root.querySelector('[role=menu]')) === '此商城不支持切换企业')
  await sendKeys({ press: 'Escape' })
  await until(() => !root.querySelector('[role=menu]'))
})

it('offers a retry after a failed request (500)', async () => {
  list = () => new Response('', { status: 500 })
  await opened()
  const again = await until(() => root.querySelector<HTMLElement>('[role=menuitem]'))
  list = () => ({ companies: [own, other] })
  again.click()
  await until(() => items().length === 2)
  await sendKeys({ press: 'Escape' })
  await until(() => !root.querySelector('[role=menu]'))
})

it('lists companies with roles and department, navigated by keys', async () => {
  const opener = await opened()
  await until(() => items().length === 2)
  expect(items().map(words)).to.deep.equal(['禾拓机械主账号', '北桥安装采购员 · 质检 · 生产部'])
  expect(items().map((item) => item.getAttribute('aria-checked'))).to.deep.equal(['true', 'false'])
  await until(() => root.activeElement === items()[0])
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 0],
    ['End', 1],
    ['Home', 0],
    ['ArrowUp', 1],
  ] as const) {
    await sendKeys({ press: key })
    expect(root.activeElement).to.equal(items()[at])
  }
  expect(opener.getAttribute('aria-expanded')).to.equal('true')
  expect(await faults(root.host)).to.deep.equal([])
  await sendKeys({ press: 'Escape' })
  await until(() => root.activeElement === opener && opener.getAttribute('aria-expanded') === 'false')
})

it('closes without a request when the current company is selected', async () => {
  await opened()
  await until(() => root.activeElement === items()[0] && items().length === 2)
  await sendKeys({ press: 'Enter' })
  await until(() => root.activeElement === button() && items().length === 0)
  expect(asked.some(({ pathname }) => pathname.endsWith('/companies/enter'))).to.equal(false)
})

it('switches the session and replaces the company in the header', async () => {
  const header = put('trade-header')
  await until(() => words(header.querySelector('.header-greeting'))?.includes('您好，王敏禾拓机械'))
  await opened()
  await until(() => root.activeElement === items()[0] && items().length === 2)
  await sendKeys({ press: 'End' })
  await sendKeys({ press: 'Enter' })
  await until(() => scope.token.$token.get() === 'another-token')
  await until(() => words(button()) === '北桥安装')
  await until(() => words(header.querySelector('.header-greeting'))?.includes('您好，王敏北桥安装'))
  const focused = () =>
    [root, header].some(({ activeElement }) => activeElement?.matches('[aria-haspopup=menu]'))
  await until(focused)
})

it('is in English with lang="en" on the page', async () => {
  document.documentElement.lang = 'en'
  await until(() => button()?.getAttribute('aria-label') === 'Switch company. Current: 北桥安装')
  await opened()
  await until(() => words(items()[1])?.includes('Buyer · 质检 · 生产部'))
  document.documentElement.lang = ''
})
