import { expect } from 'chai'
import type { TradeElement } from '../../elements/runtime/element'
import { until } from './goods-page'
import { variants } from '../hard/amounts'

const modules = import.meta.glob<{ default: TradeElement }>('../../elements/trade-*.ts', { eager: true })
const regions = Object.values(modules)
  .map((module) => module.default)
  .filter((element) => element.tree !== undefined)

const { fetch } = globalThis
before(() => {
  // Requests never end, because hiding does not depend on content.
  globalThis.fetch = () => new Promise(() => {})
})
after(() => {
  globalThis.fetch = fetch
})

/** Adds elements that any part of a region may contain. */
function probe(root: ShadowRoot, html: string) {
  const part = document.createElement('div')
  part.innerHTML = html
  root.append(part)
  return () => getComputedStyle(part.firstElementChild ?? part).display === 'none'
}

describe('hide', () => {
  it('is an attribute of all more than 30 regions', () => {
    expect(regions.length).to.be.greaterThan(30)
    const without = regions.filter(({ description }) => !description.attributes['hide'])
    expect(without.map(({ description }) => description.tag)).to.deep.equal([])
  })

  for (const { description, define } of variants(regions, 6))
    it(`hides parts and fields of ${description.tag}, follows changes, and keeps required fields`, async () => {
      define()
      const element = document.createElement(description.tag)
      element.setAttribute('hide', 'price fax company')
      document.body.append(element)
      await until(() => Boolean(element.shadowRoot?.querySelector('.trade-root')))
      const root = element.shadowRoot
      if (!root) throw new Error('no root')
      const hidden = {
        part: probe(root, '<b part="price waiting">1</b>'),
        field: probe(root, '<div data-field="fax"><label class="form-label">fax</label></div>'),
        needed: probe(
          root,
          '<div data-field="company"><label class="form-label form-required">x</label></div>',
        ),
        other: probe(root, '<b part="title">1</b>'),
      }
      const now = () => Object.entries(hidden).flatMap(([name, is]) => (is() ? [name] : []))
      expect(now()).to.deep.equal(['part', 'field'])
      element.setAttribute('hide', 'title')
      await until(() => now().join() === 'other')
      element.removeAttribute('hide')
      await until(() => now().length === 0)
      element.remove()
    })
})
