import { expect } from 'chai'
import { drawnAttribute, viewAttribute } from '../../elements/runtime/drawn-view'
import { letSleep } from '../../elements/runtime/sleeping'
import { pause } from './until'

describe('a press outside a server-rendered element', () => {
  afterEach(() => document.body.replaceChildren())

  it('loads its code on another kit element, but not on a page’s own button', async () => {
    const drawn = document.body.appendChild(document.createElement('trade-menu'))
    drawn.setAttribute(drawnAttribute, '')
    const root = drawn.attachShadow({ mode: 'open' })
    const box = root.appendChild(document.createElement('div'))
    box.className = 'trade-drawn'
    box.setAttribute(viewAttribute, '{"attributes":{},"drawn":{}}')
    let loads = 0
    letSleep(drawn, async () => void (loads += 1))
    const press = (target: Element) =>
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    press(document.body.appendChild(document.createElement('button')))
    await pause(0)
    expect(loads).to.equal(0)
    press(document.body.appendChild(document.createElement('trade-language')))
    await pause(0)
    expect(loads).to.equal(1)
  })
})
