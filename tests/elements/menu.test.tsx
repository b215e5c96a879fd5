import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import menuElement from '../../elements/trade-menu'
import { scopeOf } from '../../src/core/host/scope'
import { layoutOf } from '../../src/site/layout/layout.store'
import { steppedHeadOf } from '../../src/site/layout/stepped-head.store'
import { themeOf } from '../../src/site/theme/theme.store'
import { cartOf } from '../../src/trade/cart/cart.store'
import { Steps } from '../../src/ui/pages/steps'
import { endTransitions } from './faults'
import { answerCalls, categoryTree, painted, pause, put, theme, until } from './shop-answers'

// 5,000 nodes: 20 departments with 10 groups of 24 kinds.
const tree = categoryTree(20, 10, 24)
answerCalls({ categoryTree: () => tree })
localStorage.clear()
await setViewport({ width: 1440, height: 900 })
menuElement.define()
const root = put('trade-menu')

const one = (selector: string) => root.querySelector<HTMLElement>(selector)
const words = (selector: string) => one(selector)?.textContent ?? ''
const button = () => until(() => one('button.menu-category-button'))
const panel = () => one('.category-panel')
const flyout = () => one('.category-flyout')
const focused = () => root.activeElement?.textContent ?? ''
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key })
  await painted()
}
async function moveTo(element: Element | null, by: [number, number] = [0, 0]) {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  await sendMouse({
    type: 'move',
    position: [Math.round(left + width / 2 + by[0]), Math.round(top + height / 2 + by[1])],
  })
}
function pass(element: Element | null, right: number) {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const point = { clientX: left + width / 2 + right, clientY: top + height / 2 }
  element?.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType: 'mouse', ...point }),
  )
}
const away = () => sendMouse({ type: 'move', position: [1200, 800] })

async function openByKey() {
  const opener = await button()
  await until(() => !one('.menu-logo .skeleton'))
  opener.focus()
  await press('Enter')
  await until(() => one('[data-row="0"]'))
}

describe('the category flyout by keyboard', () => {
  afterEach(async () => {
    await resetMouse()
    if (root.activeElement instanceof HTMLElement) root.activeElement.blur()
    await until(() => !panel())
  })

  it('opens on Enter and on ArrowDown and focuses the first row', async () => {
    await openByKey()
    expect(focused()).to.contain('部门1')
    expect((await button()).getAttribute('aria-expanded')).to.equal('true')
    await press('Escape')
    expect(panel()).to.equal(null)
    await press('ArrowDown')
    expect(focused()).to.contain('部门1')
  })

  it('with 5,000 categories first renders at most 100 links, then the rest of the department', async () => {
    const opener = await button()
    await until(() => !one('.menu-logo .skeleton'))
    const links = () => root.querySelectorAll('.category-flyout a').length
    opener.click()
    expect(links()).to.be.within(40, 100)
    expect(root.querySelectorAll('.category-panel *').length).to.be.below(500)
    await until(() => links() === 1 + 1 + 10 * 25)
    expect(root.querySelectorAll('.category-panel a')).to.have.length(20 + links())
    // Another department replaces this one.
    one('[data-row="1"]')?.focus()
    await until(() => words('.category-flyout').includes('类2-10-24'))
    expect(links()).to.equal(1 + 1 + 10 * 25)
    await press('Escape')
  })

  it('arrows, Home and End move through the rows, and each row shows its own flyout', async () => {
    await openByKey()
    await press('ArrowDown', 'ArrowDown')
    expect(focused()).to.contain('部门3')
    expect(words('.category-flyout')).to.contain('类3-1-1').and.not.contain('类1-')
    await press('End')
    expect(focused()).to.contain('部门20')
    await press('ArrowDown')
    expect(focused()).to.contain('部门1')
    await press('ArrowUp')
    expect(focused()).to.contain('部门20')
    await press('Home')
    expect(words('.category-flyout')).to.contain('类1-1-1')
  })

  it('ArrowRight enters the flyout, arrows move inside it, and ArrowLeft returns to the row', async () => {
    await openByKey()
    await press('ArrowDown', 'ArrowRight')
    expect(focused()).to.equal('组2-1')
    await press('ArrowRight')
    expect(focused()).to.equal('类2-1-1')
    await press('ArrowDown')
    expect(focused()).to.equal('组2-2')
    await press('ArrowUp', 'ArrowUp')
    expect(focused()).to.equal('热词2')
    await press('End')
    expect(focused()).to.equal('类2-10-24')
    await press('ArrowLeft')
    expect(focused()).to.contain('部门2')
  })

  it('Tab moves through the links of the flyout', async () => {
    await openByKey()
    await press('Tab', 'Tab', 'Tab')
    expect(focused()).to.equal('组1-1')
  })

  it('closes on Escape from anywhere inside and returns the focus to the button', async () => {
    await openByKey()
    await press('ArrowRight', 'ArrowRight', 'Escape')
    expect(panel()).to.equal(null)
    expect(root.activeElement).to.equal(await button())
  })

  it('closes when the focus moves outside', async () => {
    await openByKey()
    one('.search-field')?.focus()
    await until(() => !panel())
  })

  it('closes when the route parameters change, but not when the title changes', async () => {
    await openByKey()
    const $layout = layoutOf(scopeOf(root.host))
    // A page whose title changes, because its goods have loaded, is still the same page.
    $layout.set({ ...$layout.get(), title: ['轴承', 'Bearings'] })
    await painted()
    expect(panel()).not.to.equal(null)
    $layout.set({ ...$layout.get(), params: { categoryId: 'd1' } })
    await until(() => !panel())
  })
})

describe('the category flyout by pointer', () => {
  afterEach(async () => {
    await away()
    await until(() => !panel())
  })

  it('opens on hover, shows the hovered row, and closes over 150 ms after the pointer leaves', async () => {
    const opener = await button()
    await moveTo(opener)
    await until(() => panel())
    expect(flyout()).to.equal(null)
    await moveTo(one('[data-row="1"]'))
    await until(() => flyout())
    expect(words('.category-flyout')).to.contain('类2-1-1')
    let left = 0
    one('.category-panel')?.addEventListener('pointerleave', () => (left = performance.now()))
    await away()
    await until(() => !panel())
    expect(left).to.be.greaterThan(0)
    expect(performance.now() - left).to.be.greaterThan(150)
  })

  it('keeps the row while the pointer crosses other rows towards the flyout', async () => {
    await moveTo(await button())
    await until(() => panel())
    await moveTo(one('[data-row="0"]'))
    await until(() => words('.category-flyout').includes('类1-1-1'))
    // The events are dispatched in the page, because a round trip through the driver may exceed the hover delay.
    pass(one('[data-row="0"]'), -60)
    pass(one('[data-row="1"]'), 20)
    await pause(200)
    expect(words('.category-flyout')).to.contain('类1-1-1')
    pass(one('.category-group-name'), 0)
    await pause(400)
    expect(words('.category-flyout')).to.contain('类1-1-1')
  })

  it('switches to the row below when the pointer moves straight down', async () => {
    await moveTo(await button())
    await until(() => panel())
    await moveTo(one('[data-row="0"]'))
    await until(() => flyout())
    await moveTo(one('[data-row="0"]'), [1, 0])
    await moveTo(one('[data-row="2"]'), [0, 0])
    await until(() => words('.category-flyout').includes('类3-1-1'))
  })

  it('stays open after a touch until a touch elsewhere', async () => {
    const opener = await button()
    const finger = { bubbles: true, composed: true, pointerType: 'touch' }
    opener.dispatchEvent(new PointerEvent('pointerout', { ...finger, relatedTarget: document.body }))
    opener.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }))
    await until(() => panel())
    await pause(300)
    expect(panel()).not.to.equal(null)
    document.body.dispatchEvent(new PointerEvent('pointerdown', finger))
    await until(() => !panel())
  })

  it('is 250 × 430 px below the button, with a flyout of 808 × 430 px beside it', async () => {
    const opener = await button()
    await moveTo(opener)
    await until(() => panel())
    await moveTo(one('[data-row="0"]'))
    await until(() => flyout())
    const boxes = () =>
      [panel(), flyout(), opener].map((each) => each?.getBoundingClientRect() ?? new DOMRect())
    // They grow and slide in.
    await until(() => boxes()[1]?.width === 808 && boxes()[1]?.left === boxes()[0]?.right)
    await endTransitions()
    const [box, side, top] = boxes()
    expect([box?.width, box?.height, side?.width, side?.height]).to.deep.equal([250, 430, 808, 430])
    expect([box?.left, box?.top]).to.deep.equal([top?.left, (top?.bottom ?? 0) + 1])
    expect([side?.left, side?.top]).to.deep.equal([box?.right, box?.top])
  })
})

describe('the cart button', () => {
  const badge = () => one('.menu-cart-button .badge:not([hidden])')
  const cart = cartOf(scopeOf(root.host))

  it('shows the number of a visitor’s pieces, capped at 999+, and none for an empty cart', async () => {
    expect(badge()).to.equal(null)
    cart.$guest.set({ key: 'k', lines: [{ skuId: 's1', quantity: 7 }], sent: [] })
    await until(() => badge()?.textContent?.startsWith('7'))
    expect(badge()?.querySelector('.visually-hidden')?.textContent).to.equal('购物车，7 件')
    cart.$guest.set({ key: 'k', lines: [{ skuId: 's1', quantity: 4782 }], sent: [] })
    await until(() => badge()?.textContent?.startsWith('999+'))
    cart.$guest.set({ key: '', lines: [], sent: [] })
    await until(() => !badge())
  })
})

describe('tabs and heads of the menu', () => {
  it('tabs link to known pages, and to other sites through the link hint in a new tab', async () => {
    await until(() => one('.menu-tab'))
    const tabs = [...root.querySelectorAll<HTMLAnchorElement>('.menu-tab')]
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.target])).to.deep.equal([
      ['首页', '/', ''],
      ['部门一', '/goods/list/d1', ''],
      ['别处', '/link?target=https%3A%2F%2Fexample.com%2F', '_blank'],
    ])
  })

  it('the tab of the current page has aria-current', async () => {
    const $layout = layoutOf(scopeOf(root.host))
    $layout.set({ ...$layout.get(), route: 'goodsList', params: { categoryId: 'd1' } })
    const here = await until(() => one('.menu-tab-here'))
    expect([here.textContent, here.getAttribute('aria-current')]).to.deep.equal(['部门一', 'page'])
  })

  it('a home page with a permanent category panel has a heading instead of the category button', async () => {
    const scope = scopeOf(root.host)
    const $layout = layoutOf(scope)
    $layout.set({ ...$layout.get(), route: 'home', params: {} })
    await painted()
    expect((await button()).textContent).to.equal('全部商品分类')
    theme.blocks = [{ type: 'slides', version: 1, props: {} }]
    await themeOf(scope).page.reload()
    await until(() => !one('button.menu-category-button'))
    expect(words('.menu-category-button')).to.equal('全部商品分类')
    theme.blocks = []
  })

  it('the empty layout shrinks the menu to 80 px with the page’s title', async () => {
    const room = new CSSStyleSheet()
    room.replaceSync('trade-menu { min-height: 155px }')
    document.adoptedStyleSheets.push(room)
    const $layout = layoutOf(scopeOf(root.host))
    $layout.set({ ...$layout.get(), kind: 'empty', route: 'login', title: ['登录', 'Log in'] })
    await until(() => one('.menu-plain-head'))
    expect(words('.menu-plain-head-title')).to.equal('登录')
    expect(words('.menu-plain-head-phone')).to.equal('400-000-0000')
    expect(root.host.getBoundingClientRect().height).to.equal(80)
  })

  it('the focused layout shows the page’s own title and steps, without a telephone number', async () => {
    const scope = scopeOf(root.host)
    const $layout = layoutOf(scope)
    $layout.set({
      ...$layout.get(),
      kind: 'focused',
      route: 'checkout',
      title: ['确认订单', 'Confirm order'],
    })
    steppedHeadOf(scope).set({
      title: '订单已提交',
      steps: <Steps items={['购物车', '确认订单', '付款']} current={2} />,
    })
    await until(() => one('.steps'))
    expect(words('.menu-plain-head-title')).to.equal('订单已提交')
    expect(one('.step-current')?.textContent).to.include('付款')
    expect(one('.menu-plain-head-phone')).to.equal(null)
  })
})
