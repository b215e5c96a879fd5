import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import barElement from '../../elements/trade-floating-bar'
import footerElement from '../../elements/trade-footer'
import { scopeOf } from '../../src/core/host/scope'
import { layoutOf } from '../../src/site/layout/layout.store'
import { consultOf } from '../../src/site/customer-service/consult.store'
import { cartOf } from '../../src/trade/cart/cart.store'
import { answerCalls, pause, put, theme, until } from './shop-answers'

/** Picture that loads. If a picture fails, its text is removed as soon as the browser notices. */
const image = '/demo/docs/favicon.svg'
const codes = {
  qrCode: image,
  followImages: ['一', '二', '三', '四'].map((label) => ({ image, label })),
}
const floatingLinks = [
  { icon: 'nothing', label: '登录', url: '/login' },
  { icon: 'link', label: '没有', url: '/nowhere' },
  { icon: 'link', label: '脚本', url: 'javascript:alert(1)' },
]
const shell = { ...theme.shell, ...codes, floatingLinks }
answerCalls({ themePage: () => ({ ...theme, shell }) })
localStorage.clear()
footerElement.define()
barElement.define()
const foot = put('trade-footer')
const bar = put('trade-floating-bar')
const scope = scopeOf(foot.host)
const $layout = layoutOf(scope)

describe('trade-footer', () => {
  it('leaves out links to unknown pages and columns without links', async () => {
    await until(() => foot.querySelector('.footer-column'))
    const links = [...foot.querySelectorAll('.footer-column a')].map((link) => link.textContent)
    expect(links).to.deep.equal(['登录'])
    expect([...foot.querySelectorAll('.footer-title')].map((title) => title.textContent)).to.deep.equal([
      '指南',
      '客服热线',
    ])
    expect(foot.querySelector('.footer-phone')?.getAttribute('href')).to.equal('tel:4000000000')
  })

  it('shows the QR code and at most three more pictures, and hides a broken one with its label', async () => {
    const words = () => [...foot.querySelectorAll('.footer-code figcaption')].map((each) => each.textContent)
    await until(() => words().length === 4)
    expect(words()).to.deep.equal(['关注公众号', '一', '二', '三'])
    const [first] = foot.querySelectorAll('.footer-code img')
    first?.dispatchEvent(new Event('error'))
    await until(() => !words().includes('关注公众号'))
  })

  it('opens the customer service dialog', async () => {
    const button = [...foot.querySelectorAll('button')].find((each) => each.textContent === '咨询客服')
    button?.click()
    expect(consultOf(scope).$open.get()).to.equal(true)
    consultOf(scope).close()
    document.querySelector('trade-consult')?.remove()
  })

  it('renders licences as rich text', async () => {
    await until(() => foot.querySelector('.rich-text span')?.textContent === '苏ICP备1号')
    expect(foot.querySelector('.footer-licence')?.textContent).to.contain(
      `© ${new Date().getFullYear()} 测试公司`,
    )
  })
})

describe('trade-floating-bar', () => {
  const one = (selector: string) => bar.querySelector<HTMLElement>(selector)
  const toTop = () => one('.floating-bar-item[title="回到顶部"]')
  const page = document.body.appendChild(document.createElement('div'))
  page.style.height = '3000px'
  before(() => setViewport({ width: 1280, height: 800 }))
  after(() => page.remove())

  it('leaves out the brand site’s links to unknown or unsafe addresses', async () => {
    await until(() => bar.querySelector('a[href="/login"]'))
    const labels = [...bar.querySelectorAll('.floating-bar-word')].map((each) => each.textContent)
    expect(labels).to.deep.equal(['登录'])
  })

  it('shows the number of pieces in the cart', async () => {
    await until(() => one('.floating-bar-cart'))
    expect(one('.badge')?.hidden).to.equal(true)
    cartOf(scope).$guest.set({ key: 'k', lines: [{ skuId: 's1', quantity: 60 }], sent: [] })
    await until(() => one('.badge:not([hidden])')?.textContent?.startsWith('60'))
  })

  it('shows a button to the top after 150 px of scrolling, without moving the other buttons', async () => {
    window.scrollTo(0, 150)
    await until(() => window.scrollY === 150)
    await pause(100)
    expect(toTop()).to.equal(null)
    const cartAt = one('.floating-bar-cart')?.getBoundingClientRect().top
    window.scrollTo(0, 151)
    const button = await until(toTop)
    expect(one('.floating-bar-cart')?.getBoundingClientRect().top).to.equal(cartAt)
    button.click()
    await until(() => window.scrollY === 0 && !toTop())
  })

  it('does not overlap the content from 1280 px on if the page reserves its width', async () => {
    document.documentElement.style.setProperty('--trade-bar-room', '56px')
    await until(() => one('.floating-bar-cart'))
    for (const width of [1280, 1366, 1440]) {
      await setViewport({ width, height: 800 })
      const content = foot.querySelector('.footer-inner')?.getBoundingClientRect()
      expect(content?.right, `${width}`).to.be.at.most(
        one('.floating-bar')?.getBoundingClientRect().left ?? 0,
      )
      expect(content?.left, `${width}`).to.be.at.least(0)
    }
    await setViewport({ width: 1280, height: 800 })
    document.documentElement.style.removeProperty('--trade-bar-room')
  })

  it('folds to a tab of 24 px and unfolds', async () => {
    const fold = await until(() => one('.floating-bar-fold'))
    expect(fold.getAttribute('aria-expanded')).to.equal('true')
    fold.click()
    await until(() => !one('.floating-bar-cart'))
    expect(one('.floating-bar')?.getBoundingClientRect().width).to.equal(24)
    one('.floating-bar-fold')?.click()
    await until(() => one('.floating-bar-cart'))
    expect(one('.floating-bar')?.getBoundingClientRect().width).to.equal(48)
  })
})

// A separate group, because mocha runs single tests before groups.
describe('the empty layout', () => {
  it('shows a one-line footer and no floating bar', async () => {
    $layout.set({ ...$layout.get(), kind: 'empty' })
    await until(() => foot.querySelector('.footer-plain') && !bar.querySelector('.floating-bar'))
    expect(foot.querySelector('.footer-help, .footer-guarantees')).to.equal(null)
    expect(foot.textContent).to.contain('测试公司')
  })
})
