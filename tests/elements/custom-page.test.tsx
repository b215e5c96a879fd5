import { expect } from 'chai'
import customPage from '../../elements/trade-custom-page'
import loginBox from '../../elements/trade-login-box'
import { actions } from '../../src/core/actions'
import { scopeOf } from '../../src/core/scope'
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

describe('a page of the site’s own', () => {
  it('shows its name and its blocks; one call for the page, none for the home page', async () => {
    const root = open('winter')
    await until(() => root.querySelector('.home-title-text')?.textContent === '甲')
    expect(root.querySelector('h1')?.textContent).to.equal('冬季')
    expect(asked.filter(({ pathname }) => pathname.includes('themePage'))).to.have.length(1)
  })

  it('another id is another page', async () => {
    const root = open('winter')
    await until(() => root.querySelector('.home-title-text'))
    answer = () => ({ ...theme, title: '夏季', blocks: [title('乙')] })
    root.host.setAttribute('page-id', 'summer')
    await until(() => root.querySelector('h1')?.textContent === '夏季')
    expect(root.querySelector('.home-title-text')?.textContent).to.equal('乙')
  })

  it('without blocks says so', async () => {
    answer = () => ({ ...theme, title: '空', blocks: [] })
    const root = open('empty')
    await until(() => root.textContent?.includes('这个页面还没有内容'))
  })

  it('that is not there is a 404, and so is none at all', async () => {
    answer = missing
    for (const root of [open('nowhere'), open('')]) {
      await until(() => root.querySelector('h1')?.textContent?.includes('页面不存在'))
      expect(root.querySelector('a')?.getAttribute('href')).to.equal('/')
    }
  })

  it('that did not come can be asked for again', async () => {
    answer = () => new Response('', { status: 500 })
    const root = open('late')
    const retry = await until(() => root.querySelector<HTMLElement>('[role=alert] button'))
    answer = () => ({ ...theme, title: '来了', blocks: [title('丙')] })
    retry.click()
    await until(() => root.querySelector('h1')?.textContent === '来了')
  })
})

describe('the login box alone', () => {
  it('lets a visitor log in', async () => {
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

  it('says who is logged in, as it is written', async () => {
    const root = put('trade-login-box')
    const { token } = scopeOf(root.host)
    token.set('t')
    await painted()
    await until(() => root.querySelector('.login-face-member'))
    expect([...root.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([
      '购物车',
      '全部商品',
    ])
    token.clear()
    await until(() => root.querySelector('.button-primary'))
  })
})
