import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import headerElement from '../../elements/trade-header'
import { actions } from '../../src/core/host/actions'
import { scopeOf } from '../../src/core/host/scope'
import { contentOf, layoutOf } from '../../src/site/layout/layout.store'
import { answerCalls, put, until } from './shop-answers'

const user = {
  id: '1',
  loginAccount: 'demo',
  legalName: '王敏',
  nickName: '',
  avatar: '',
  userType: 20,
  customerType: 'corporate',
  accountKind: 'main',
  level: 3,
  certState: 20,
  hasPayPassword: 10,
  needReview: 20,
  priceMultiplier: '1',
  extendInfo: { company: '华辰机电' },
}
const asked = answerCalls({ getUserInfo: () => user, logout: () => true })
localStorage.clear()
headerElement.define()
const root = put('trade-header')
const scope = scopeOf(root.host)
const $layout = layoutOf(scope)
const one = (selector: string) => root.querySelector<HTMLElement>(selector)
const button = (name: RegExp) =>
  [...root.querySelectorAll('button')].find((each) => name.test(each.textContent ?? ''))
const words = () => one('.header')?.textContent ?? ''

before(() => setViewport({ width: 1440, height: 900 }))

it('the header is 36 px high at once, and greets a visitor with the site’s name', async () => {
  await until(() => one('.header'))
  expect(root.host.getBoundingClientRect().height).to.equal(36)
  await until(() => words().includes('您好，欢迎来到测试工采'))
})

it('the header opens the login for a visitor with the page’s own action', async () => {
  let opened = 0
  actions.openLogin = () => void (opened += 1)
  button(/请登录/)?.click()
  expect(opened).to.equal(1)
})

it('the header shows member, company and membership, and logs out', async () => {
  scope.token.set('a-token')
  await until(() => words().includes('您好，王敏（华辰机电）'))
  expect(one('.tag')?.textContent).to.equal('企业会员')
  expect(words()).not.to.contain('请登录')
  const stops = [...root.querySelectorAll('.header-inner :is(a, button)')]
  expect(stops.at(-1)?.textContent, 'the last stop of the keyboard').to.equal('退出登录')
  const at = (each: Element | null | undefined) => each?.getBoundingClientRect().left ?? NaN
  expect(at(button(/退出登录/)), 'seen before the links').to.be.lessThan(at(one('.header-item')))
  button(/退出登录/)?.click()
  await until(() => words().includes('请登录'))
  expect(scope.token.$token.get()).to.equal('')
  await until(() => asked.some(({ pathname }) => pathname.endsWith('/bbbAuth/logout')))
})

it('the header links only to pages of the shop', () => {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.header-item[href]')]
  const shown = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  for (const link of ['首页 /', '公告 /noticeList', '帮助中心 /help']) expect(shown).to.include(link)
  expect(shown.some((link) => link.includes('/404'))).to.equal(false)
})

it('the header offers no language choice or skip link on a page without an outlet', () => {
  expect(button(/English/)).to.equal(undefined)
  expect(one('.header-skip')).to.equal(null)
})

describe('the header in the shop', () => {
  before(() => $layout.set({ ...$layout.get(), route: 'goodsList' }))
  after(() => {
    $layout.set({ ...$layout.get(), route: '' })
    document.documentElement.lang = ''
  })

  it('switches the page’s language and stores the choice', async () => {
    const toEnglish = await until(() => button(/English/))
    expect(toEnglish.lang).to.equal('en')
    toEnglish.click()
    expect(document.documentElement.lang).to.equal('en')
    await until(() => words().includes('Welcome to 测试工采'))
    expect(localStorage.getItem(`trade:${scope.site}:language`)).to.contain('en')
    const toChinese = await until(() => button(/中文/))
    toChinese.click()
    await until(() => words().includes('您好'))
  })

  it('has a skip link as its first focusable element', async () => {
    let moved = 0
    contentOf(scope).focus = () => void (moved += 1)
    const skip = await until(() => one('.header-skip'))
    expect(skip).to.equal(root.querySelector('button, a'))
    skip.click()
    expect(moved).to.equal(1)
  })

  it('switches to the dark theme and stores the choice', async () => {
    const toggle = await until(() => button(/浅色/))
    expect(root.host.matches(':state(dark)')).to.equal(false)
    toggle.click()
    await until(() => root.host.matches(':state(dark)') && button(/深色/))
    expect(localStorage.getItem(`trade:${scope.site}:theme`)).to.contain('dark')
    button(/深色/)?.click()
    await until(() => !root.host.matches(':state(dark)'))
  })
})
