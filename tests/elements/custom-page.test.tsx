import { expect } from 'chai'
import customPage from '../../elements/trade-custom-page'
import loginBox from '../../elements/trade-login-box'
import { actions } from '../../src/core/host/actions'
import { scopeOf } from '../../src/core/host/scope'
import { answerCalls, painted, put, theme, until } from './shop-answers'

const title = (text: string) => ({ type: 'title', version: 1, props: { text } })
let answer: () => unknown = () => ({ ...theme, title: '冬季', blocks: [title('甲')] })
const asked = answerCalls({ themePage: () => answer() })
const missing = () => new Response(JSON.stringify({ code: 404, message: '没有', data: null }))

localStorage.clear()
customPage.define()
loginBox.define()

function open(pageId?: string) {
  const root = put('trade-custom-page')
  if (pageId !== undefined) root.host.setAttribute('page-id', pageId)
  return root
}
afterEach(() => {
  for (const element of document.querySelectorAll('trade-custom-page, trade-login-box')) element.remove()
})

describe('trade-custom-page', () => {
  it('shows its name and blocks after one request, without the home page’s request', async () => {
    const root = open('winter')
    await until(() => root.querySelector('.home-title-text')?.textContent === '甲')
    expect(root.querySelector('h1')?.textContent).to.equal('冬季')
    expect(asked.filter(({ pathname }) => pathname.includes('themePage'))).to.have.length(1)
  })

  it('shows another page when page-id changes', async () => {
    const root = open('winter')
    await until(() => root.querySelector('.home-title-text'))
    answer = () => ({ ...theme, title: '夏季', blocks: [title('乙')] })
    root.host.setAttribute('page-id', 'summer')
    await until(() => root.querySelector('h1')?.textContent === '夏季')
    expect(root.querySelector('.home-title-text')?.textContent).to.equal('乙')
  })

  it('shows an empty state for a page without blocks', async () => {
    answer = () => ({ ...theme, title: '空', blocks: [] })
    const root = open('empty')
    await until(() => root.textContent?.includes('这个页面还没有内容'))
  })

  it('shows a 404 page for an unknown or empty id', async () => {
    answer = missing
    for (const root of [open('nowhere'), open('')]) {
      await until(() => root.querySelector('h1')?.textContent?.includes('页面不存在'))
      expect(root.querySelector('a')?.getAttribute('href')).to.equal('/')
    }
  })

  it('shows an error with retry after a 500', async () => {
    answer = () => new Response('', { status: 500 })
    const root = open('late')
    const retry = await until(() => root.querySelector<HTMLElement>('[role=alert] button'))
    answer = () => ({ ...theme, title: '来了', blocks: [title('丙')] })
    retry.click()
    await until(() => root.querySelector('h1')?.textContent === '来了')
  })
})

describe('rich text of a page', () => {
  it('does not overflow its box with huge, deeply nested or fixed markup', async () => {
    const html = [
      '<img src="https://mall.example/huge.png" width="9999" height="40">',
      `${'<table><tr><td>'.repeat(60)}deep${'</td></tr></table>'.repeat(60)}`,
      '<div style="position:fixed;inset:0;z-index:99999">over</div>',
      `<p>${'没有空格的长词'.repeat(2000)}${'x'.repeat(5000)}</p>`,
    ].join('')
    answer = () => ({ ...theme, title: '宽', blocks: [{ type: 'richText', version: 1, props: { html } }] })
    const root = open('wide')
    const text = await until(() => root.querySelector<HTMLElement>('.rich-text:not([hidden])'))
    const element = root.host.getBoundingClientRect()
    const box = text.getBoundingClientRect()
    expect([box.left >= element.left, box.right <= element.right]).to.eql([true, true])
    expect(document.documentElement.scrollWidth).to.equal(document.documentElement.clientWidth)
    const inside = [...text.querySelectorAll('*')].map((part) => getComputedStyle(part).position)
    expect([...new Set(inside)]).to.eql(['static'])
  })
})

describe('trade-login-box', () => {
  it('opens the login for a visitor', async () => {
    const opened: unknown[] = []
    const own = actions.openLogin
    actions.openLogin = (scope) => void opened.push(scope)
    const root = put('trade-login-box')
    const button = await until(() => root.querySelector<HTMLElement>('.button-primary'))
    expect(root.textContent).to.contain('您好，欢迎采购')
    button.click()
    expect(opened).to.deep.equal([scopeOf(root.host)])
    if (own) actions.openLogin = own
  })

  it('shows a member’s links to unpaid and shipped orders', async () => {
    const root = put('trade-login-box')
    const { token } = scopeOf(root.host)
    token.set('t')
    await painted()
    await until(() => root.querySelector('.home-login-face-member'))
    expect([...root.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([
      '待付款',
      '待收货',
    ])
    token.clear()
    await until(() => root.querySelector('.button-primary'))
  })
})
