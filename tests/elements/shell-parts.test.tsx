import { expect } from 'chai'
import announcementsElement from '../../elements/trade-announcements'
import cartBadge from '../../elements/trade-cart-badge'
import languageElement from '../../elements/trade-language'
import toggleElement from '../../elements/trade-theme-toggle'
import { scopeOf } from '../../src/core/host/scope'
import { announcementsOf } from '../../src/site/articles/announcements.store'
import { drawnAttribute } from '../../src/core/store/drawn-attribute'
import { languageOf } from '../../src/site/language/language.store'
import { layoutOf } from '../../src/site/layout/layout.store'
import { buttonIn, contentApi, mountTag, texts } from './content-api'
import { pause, theme, until } from './shop-answers'

const api = contentApi()
localStorage.clear()
for (const element of [announcementsElement, cartBadge, languageElement, toggleElement]) element.define()
const scope = scopeOf()
afterEach(() => document.body.replaceChildren())

describe('announcements', () => {
  it('shows the three newest with links to their pages', async () => {
    const root = mountTag('trade-announcements')
    await until(() => root.querySelectorAll('li').length === 3)
    expect(texts(root, 'li a')).to.deep.equal(['公告 1', '公告 2', '公告 3'])
    expect([...root.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/noticeList/1',
      '/noticeList/2',
      '/noticeList/3',
    ])
    expect(root.querySelector('.article-more')?.getAttribute('href')).to.equal('/noticeList')
    expect(texts(root, 'li').join()).not.to.contain('公告 4')
  })

  it('shows an error with retry after a failed request', async () => {
    api.state.down.add('articleList')
    await announcementsOf(scope).reload()
    const root = mountTag('trade-announcements', { site: 'other' })
    await until(() => root.querySelector('[role=alert]'))
    api.state.down.clear()
    root.querySelector('button')?.click()
    await until(() => root.querySelectorAll('li').length === 3)
  })
})

describe('trade-theme-toggle', () => {
  it('changes all elements of the page and stores the choice', async () => {
    const root = mountTag('trade-theme-toggle')
    const badge = mountTag('trade-cart-badge')
    const toggle = await until(() => buttonIn(root, /浅色/))
    toggle.click()
    await until(() => buttonIn(root, /深色/) && badge.host.matches(':state(dark)'))
    expect(localStorage.getItem(`trade:${scope.site}:theme`)).to.contain('dark')
    buttonIn(root, /深色/)?.click()
    await until(() => !badge.host.matches(':state(dark)'))
  })

  it('has no button if the brand site allows no other theme', async () => {
    theme.themeToggle = 20
    const root = mountTag('trade-theme-toggle', { site: 'strict' })
    await pause(200)
    theme.themeToggle = 10
    expect(root.querySelector('button')).to.equal(null)
  })
})

const nextFrames = async () => {
  for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame)
}

describe('trade-language', () => {
  it('changes all elements, stores the choice, and keeps the page’s own language', async () => {
    document.documentElement.lang = 'zh-CN'
    const root = mountTag('trade-language')
    const badge = mountTag('trade-cart-badge')
    await until(() => badge.textContent?.includes('购物车'))
    expect(texts(root, 'button')).to.deep.equal(['中文', 'English'])
    expect(root.querySelector('[aria-pressed=true]')?.textContent?.trim()).to.equal('中文')
    buttonIn(root, /English/)?.click()
    await until(() => badge.textContent?.includes('Cart'))
    expect(root.querySelector('[aria-pressed=true]')?.textContent?.trim()).to.equal('English')
    expect(document.documentElement.lang).to.equal('zh-CN')
    expect(localStorage.getItem(`trade:${scope.site}:language`)).to.contain('en')
    buttonIn(root, /中文/)?.click()
    await until(() => badge.textContent?.includes('购物车'))
  })

  it('applies a stored language only after all rendered elements are hydrated', async () => {
    localStorage.setItem('trade:late:language', '1|"en"')
    const asleep = document.createElement('div')
    asleep.setAttribute(drawnAttribute, '')
    document.body.append(asleep)
    const late = scopeOf(mountTag('trade-cart-badge', { site: 'late' }).host)
    const $layout = layoutOf(late)
    $layout.set({ ...$layout.get(), route: 'home' })
    languageOf(late)
    await nextFrames()
    expect(document.documentElement.lang).to.equal('zh-CN')
    asleep.remove()
    await until(() => document.documentElement.lang === 'en')
    document.documentElement.lang = 'zh-CN'
  })

  it('sets a cookie for the server on a rendered page', async () => {
    const page = document.documentElement
    page.setAttribute('data-drawn-page', '')
    const root = mountTag('trade-language', { site: 'drawn' })
    await until(() => buttonIn(root, /English/))
    buttonIn(root, /English/)?.click()
    await until(() => root.querySelector('[aria-pressed=true]')?.textContent?.trim() === 'English')
    expect(document.cookie).to.contain('trade-language=en')
    page.removeAttribute('data-drawn-page')
    document.cookie = 'trade-language=; Path=/; Max-Age=0'
  })

  it('an element’s own lang wins over the choice', async () => {
    const badge = mountTag('trade-cart-badge', { lang: 'en' })
    await until(() => badge.textContent?.includes('Cart'))
  })
})
