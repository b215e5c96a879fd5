import { expect } from 'chai'
import { askPageStart } from '../../elements/runtime/page-start'
import { scriptSettings } from '../../src/core/host/script-settings'
import { scopeFor } from '../../src/core/host/scope'
import { settingsOf } from '../../src/core/host/settings'
import { siteOf } from '../../src/site/brand-site/brand-site.store'

const asked: string[] = []
const data = { site: '1001', currency: { symbol: '€', digit: 2, ways: 10 } }

function answer({ detail }: DocumentEventMap['trade-fetch']) {
  asked.push(detail.url)
  detail.respondWith(Promise.resolve(Response.json({ code: 200, message: '', data })))
}

const box = document.body.appendChild(document.createElement('div'))

function placed(html: string): Element {
  box.innerHTML = html
  const [element] = box.getElementsByTagName('trade-price')
  if (!element) throw new Error('the page has no element')
  return element
}

describe('the loader’s first request', () => {
  before(() => Object.assign(scriptSettings, { api: 'https://mall.example/api/', site: 'acme', lang: 'en' }))
  beforeEach(() => (asked.length = 0))
  after(() => {
    document.removeEventListener('trade-fetch', answer)
    for (const name of ['api', 'site', 'lang']) Reflect.deleteProperty(scriptSettings, name)
  })

  it('is not sent for elements with their own api or site', async () => {
    document.addEventListener('trade-fetch', answer)
    const others = [
      '<trade-site api="/other"><trade-price></trade-price></trade-site>',
      '<div site="other"><trade-price></trade-price></div>',
      '<trade-price api="/other"></trade-price>',
    ]
    for (const html of others) expect(await askPageStart(placed(html))).to.equal(false)
    expect(asked).to.deep.equal([])
    document.removeEventListener('trade-fetch', answer)
  })

  it('reaches a listener that is added after it, and is the page’s only start request', async () => {
    const sent = askPageStart(placed('<trade-price></trade-price>'))
    document.addEventListener('trade-fetch', answer)
    expect(await sent).to.equal(true)
    expect(asked).to.deep.equal(['https://mall.example/api/bbb/start?site=acme'])
    const site = siteOf(scopeFor(settingsOf()))
    expect(await site.id()).to.equal('1001')
    await site.currencyRead()
    expect(site.$currency.get().symbol).to.equal('€')
    expect(await askPageStart(placed('<trade-price></trade-price><trade-price></trade-price>'))).to.equal(
      true,
    )
    expect(asked).to.have.length(1)
  })
})
