import { expect } from 'chai'
import { drawnAttribute, viewAttribute } from '../../elements/runtime/drawn-view'
import { letSleep } from '../../elements/runtime/sleeping'

/** Adds an element with a light rendering in Chinese. @returns how often its code was loaded at once */
function show(look: string) {
  const drawn = document.body.appendChild(document.createElement('trade-menu'))
  drawn.setAttribute(drawnAttribute, look)
  const box = drawn.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  box.className = 'trade-drawn'
  box.setAttribute(viewAttribute, '{"locale":"zh-CN","attributes":{},"drawn":{}}')
  let loads = 0
  letSleep(drawn, async () => void (loads += 1))
  return loads
}

describe('a rendered element', () => {
  const store = (what: string, value: string) =>
    localStorage.setItem(`trade:${location.hostname}:${what}`, `1|${JSON.stringify(value)}`)
  afterEach(() => {
    document.body.replaceChildren()
    localStorage.clear()
  })

  it('sleeps in the language and theme that the buyer chose', () => {
    document.body.append(document.createElement('trade-language'))
    expect(show('')).to.equal(0)
    store('language', 'zh-CN')
    store('theme', 'light')
    expect(show('')).to.equal(0)
    store('theme', 'dark')
    expect(show('dark')).to.equal(0)
  })

  it('sleeps in another language where the page offers no choice', () => {
    store('language', 'en')
    expect(show('')).to.equal(0)
  })

  // Elements stay awake, so that one case of a page can show this.
  it('loads its code at once in another language, which only a lost cookie told the server', () => {
    document.body.append(document.createElement('trade-language'))
    store('language', 'en')
    expect(show('')).to.equal(1)
  })
})
