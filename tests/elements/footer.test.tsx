import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import barElement from '../../elements/trade-floating-bar'
import footerElement from '../../elements/trade-footer'
import { scopeOf } from '../../src/core/scope'
import { layoutOf } from '../../src/site/layout/layout.store'
import { cartOf } from '../../src/trade/cart/cart.store'
import { answerCalls, pause, put, until } from './shop-answers'

answerCalls()
localStorage.clear()
footerElement.define()
barElement.define()
const foot = put('trade-footer')
const bar = put('trade-floating-bar')
const scope = scopeOf(foot.host)
const $layout = layoutOf(scope)

describe('the footer', () => {
  it('links only to what there is, and leaves out columns without links', async () => {
    await until(() => foot.querySelector('.footer-column'))
    const links = [...foot.querySelectorAll('.footer-column a')].map((link) => link.textContent)
    expect(links).to.deep.equal(['登录'])
    expect([...foot.querySelectorAll('.footer-title')].map((title) => title.textContent)).to.deep.equal([
      '指南',
      '客服热线',
    ])
    expect(foot.querySelector('.footer-phone')?.getAttribute('href')).to.equal('tel:400-000-0000')
  })

  it('shows licences as text with markup', async () => {
    await until(() => foot.querySelector('.rich-text span')?.textContent === '苏ICP备1号')
    expect(foot.querySelector('.licence')?.textContent).to.contain(`© ${new Date().getFullYear()} 测试公司`)
  })
})

describe('the floating bar', () => {
  const one = (selector: string) => bar.querySelector<HTMLElement>(selector)
  const toTop = () => one('.floating-item[title="回到顶部"]')
  const page = document.body.appendChild(document.createElement('div'))
  page.style.height = '3000px'
  before(() => setViewport({ width: 1280, height: 800 }))
  after(() => page.remove())

  it('counts the cart', async () => {
    await until(() => one('.floating-cart'))
    expect(one('.badge')).to.equal(null)
    cartOf(scope).$guest.set({ key: 'k', lines: [{ skuId: 's1', quantity: 60 }] })
    await until(() => one('.badge')?.textContent?.startsWith('60'))
  })

  it('leads back to the top once the page was scrolled by more than 150 px', async () => {
    window.scrollTo(0, 150)
    await until(() => window.scrollY === 150)
    await pause(100)
    expect(toTop()).to.equal(null)
    const cartAt = one('.floating-cart')?.getBoundingClientRect().top
    window.scrollTo(0, 151)
    const button = await until(toTop)
    expect(one('.floating-cart')?.getBoundingClientRect().top).to.equal(cartAt)
    button.click()
    await until(() => window.scrollY === 0 && !toTop())
  })

  it('folds to a tab of 24 px and unfolds', async () => {
    const fold = await until(() => one('.floating-fold'))
    expect(fold.getAttribute('aria-expanded')).to.equal('true')
    fold.click()
    await until(() => !one('.floating-cart'))
    expect(one('.floating-bar')?.getBoundingClientRect().width).to.equal(24)
    one('.floating-fold')?.click()
    await until(() => one('.floating-cart'))
    expect(one('.floating-bar')?.getBoundingClientRect().width).to.equal(48)
  })
})

// In a group of its own: mocha runs single tests before groups.
describe('the empty layout', () => {
  it('has one line, and no bar', async () => {
    $layout.set({ ...$layout.get(), kind: 'empty' })
    await until(() => foot.querySelector('.footer-plain') && !bar.querySelector('.floating-bar'))
    expect(foot.querySelector('.footer-help, .guarantees')).to.equal(null)
    expect(foot.textContent).to.contain('测试公司')
  })
})
