import { expect } from 'chai'
import { isOtherLook } from '../../elements/runtime/chosen-look'
import { drawnAttribute, viewAttribute, type DrawnView } from '../../elements/runtime/drawn-view'
import { letSleep } from '../../elements/runtime/sleeping'

const store = (what: string, value: string) =>
  localStorage.setItem(`trade:${location.hostname}:${what}`, `1|${JSON.stringify(value)}`)
const cookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; Path=/${value ? '' : '; Max-Age=0'}`
}
const view: DrawnView = {
  version: '',
  name: 'menu',
  locale: 'zh-CN',
  site: '',
  buyer: '',
  address: '',
  attributes: {},
  drawn: {},
}

/** Adds an element that was rendered in Chinese. */
function rendered(theme: '' | 'dark', attributes: Record<string, string> = {}) {
  const element = document.body.appendChild(document.createElement('trade-menu'))
  element.setAttribute(drawnAttribute, theme)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('a rendered element', () => {
  beforeEach(() => document.body.append(document.createElement('trade-language')))
  afterEach(() => {
    document.body.replaceChildren()
    localStorage.clear()
    for (const name of ['trade-language', 'trade-theme']) cookie(name, '')
  })

  it('has no other look if language and theme are the chosen ones or set by attributes', () => {
    expect(isOtherLook(rendered(''), view)).to.equal(false)
    store('language', 'zh-CN')
    store('theme', 'dark')
    expect(isOtherLook(rendered('dark'), view)).to.equal(false)
    expect(isOtherLook(rendered('', { theme: 'light' }), view)).to.equal(false)
    store('language', 'en')
    expect(isOtherLook(rendered('dark', { lang: 'zh-CN' }), view)).to.equal(false)
  })

  it('has another look if the buyer chose another theme or language', () => {
    store('theme', 'dark')
    expect(isOtherLook(rendered(''), view)).to.equal(true)
    store('theme', 'light')
    expect(isOtherLook(rendered('dark'), view)).to.equal(true)
    localStorage.clear()
    store('language', 'en')
    expect(isOtherLook(rendered(''), view)).to.equal(true)
  })

  it('ignores a stored language without a language choice, and a stored theme if the site forbids it', () => {
    store('theme', 'dark')
    cookie('trade-theme', 'light')
    expect(isOtherLook(rendered(''), view)).to.equal(false)
    document.querySelector('trade-language')?.remove()
    store('language', 'en')
    expect(isOtherLook(rendered(''), view)).to.equal(false)
  })

  it('loads its code at once if its look is another one', () => {
    store('language', 'en')
    const element = rendered('')
    const box = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    box.className = 'trade-drawn'
    box.setAttribute(viewAttribute, JSON.stringify(view))
    let loads = 0
    letSleep(element, async () => void (loads += 1))
    expect(loads).to.equal(1)
  })
})
