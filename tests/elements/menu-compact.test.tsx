import { emulateMedia, resetMouse, sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import menuElement from '../../elements/trade-menu'
import { scopeOf } from '../../src/core/host/scope'
import { layoutOf } from '../../src/site/layout/layout.store'
import { answerCalls, categoryTree, painted, put, until } from './shop-answers'
import { variants } from '../hard/amounts'

answerCalls({ categoryTree: () => categoryTree(3, 2, 2) })
localStorage.clear()
menuElement.define()
document.body.style.margin = '0'
const root = put('trade-menu')
const below = document.createElement('p')
below.textContent = 'below'
below.style.height = '4000px'
document.body.append(below)
await import('../../src/shell/menu/compact-head')

const one = (selector: string) => root.querySelector<HTMLElement>(selector)
const isCompact = () => root.host.hasAttribute('data-compact')
const box = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect()
const head = () => one('.menu-head')
const lookOfHead = () => getComputedStyle(head() ?? document.body)

async function scroll(top: number, compact: boolean) {
  scrollTo({ top, behavior: 'instant' })
  await until(() => isCompact() === compact)
  await Promise.all(
    head()
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  )
  await painted()
}

describe('the compact header of a scrolled shop', () => {
  before(async () => {
    await setViewport({ width: 1440, height: 900 })
    await until(() => one('.menu-cart-button'))
  })
  afterEach(async () => {
    await scroll(0, false)
    await resetMouse()
    root.host.removeAttribute('theme')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
  after(() => {
    below.remove()
    document.body.style.margin = ''
  })

  const looks = [1280, 1920, 1440].flatMap((width) => [
    { width, look: 'light', lang: 'zh-CN' },
    { width, look: 'dark', lang: 'en' },
    { width, look: 'light', lang: 'en' },
    { width, look: 'dark', lang: 'zh-CN' },
  ])
  for (const { width, look, lang } of variants(looks, 2))
    it(`is a row of 64 px at the top with search and cart, ${width} px, ${look}, ${lang}`, async () => {
      await setViewport({ width, height: 900 })
      root.host.setAttribute('theme', look)
      root.host.setAttribute('lang', lang)
      await painted()
      const full = box(root.host)
      expect(full.height).to.equal(155)
      expect(box(one('.menu-cart-button[href$=cart]')).right).to.equal(Math.round((width + 1200) / 2))
      const start = box(below).top + scrollY
      await scroll(900, true)
      const page = document.documentElement.clientWidth
      const inside = Math.min(1366, page - 24)
      const { top, left, right, height } = box(head())
      expect([top, left, right, height]).to.deep.equal([0, 0, page, 64])
      expect(box(one('.menu-logo')).left).to.equal((page - inside) / 2)
      expect(box(one('.menu-cart-box')).right).to.equal((page + inside) / 2)
      for (const part of ['.search-field', '.menu-cart-button']) {
        const { x, y, width: wide, height: high } = box(one(part))
        expect(y).to.be.within(0, 64 - high)
        // Nothing covers it.
        expect(one(part)?.contains(root.elementFromPoint(x + wide / 2, y + high / 2))).to.equal(true)
      }
      expect(lookOfHead().backgroundColor).to.equal(
        look === 'dark' ? 'rgb(23, 27, 33)' : 'rgb(255, 255, 255)',
      )
      expect(box(below).top + scrollY).to.equal(start)
      expect(box(root.host).height).to.equal(155)
    })

  it('keeps the search field with its text and focus, and the Tab order', async () => {
    const field = root.querySelector<HTMLInputElement>('.search-field')
    field?.focus()
    await sendKeys({ type: '轴承 6204' })
    await scroll(900, true)
    expect(root.querySelectorAll('search')).to.have.length(1)
    expect(root.querySelectorAll('.menu-cart-button')).to.have.length(2)
    expect(one('.search-field')).to.equal(field)
    expect(root.activeElement).to.equal(field)
    await sendKeys({ type: '-2Z' })
    expect(field?.value).to.equal('轴承 6204-2Z')
    expect(scrollY).to.equal(900)
    await sendKeys({ press: 'Tab' })
    expect(root.activeElement?.className).to.include('search-submit')
    await sendKeys({ press: 'Tab' })
    expect(root.activeElement?.className).to.include('menu-offer-button')
    expect(scrollY).to.equal(900)
    await scroll(0, false)
    expect(field?.value).to.equal('轴承 6204-2Z')
  })

  it('offsets sticky elements and anchor targets by its height', async () => {
    const sticky = document.createElement('p')
    Object.assign(sticky.style, { position: 'sticky', top: 'var(--trade-covered, 0px)', margin: '0' })
    below.before(sticky)
    await scroll(900, true)
    expect(box(sticky).top).to.equal(64)
    await scroll(0, false)
    expect(document.documentElement.style.getPropertyValue('--trade-covered')).to.equal('')
    sticky.remove()
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).to.equal('64px')
  })

  it('appears without animation with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    await scroll(900, true)
    expect(lookOfHead().animationDuration).to.equal('0s')
  })

  it('causes no layout shift while scrolling up and down', async () => {
    let shift = 0
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
    })
    watch.observe({ type: 'layout-shift' })
    for (const way of [60, -60])
      for (let step = 0; step < 15; step += 1) {
        scrollBy({ top: way, behavior: 'instant' })
        await painted()
      }
    expect(scrollY).to.equal(0)
    watch.disconnect()
    expect(shift).to.be.lessThan(0.0001)
  })

  it('does not stick on a focused page', async () => {
    const $layout = layoutOf(scopeOf(root.host))
    const before = $layout.get()
    $layout.set({ ...before, kind: 'focused', route: 'checkout' })
    await until(() => one('.menu-plain-head'))
    await scroll(900, true)
    expect(box(one('.menu-plain-head')).bottom).to.be.lessThan(0)
    expect(document.documentElement.style.getPropertyValue('--trade-covered')).to.equal('')
    await scroll(0, false)
    $layout.set(before)
    await until(() => one('.menu-head'))
  })
})
