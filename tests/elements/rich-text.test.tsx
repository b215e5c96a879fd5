import { expect } from 'chai'
import fc from 'fast-check'
import { cleanHtml } from '../../src/ui/rich-html'
import { brokenMarkup, endlessMarkup } from '../vectors/broken-markup'
import vectors from '../vectors/rich-text.json'

const api = 'https://mall.example/api'

const forbiddenTags =
  'style form input button textarea select option template dialog slot map area iframe object embed script svg math link meta base'
const forbiddenAttributes =
  /^(on.*|id|name|style|class|slot|part|is|autofocus|tabindex|popover.*|accesskey|usemap|background|srcset|data-.*|aria-.*|ping|action|role|contenteditable)$/i

function box(html: string) {
  const div = document.createElement('div')
  div.append(cleanHtml(html, api))
  return div
}

/** Returns the names of forbidden things in the result. */
function faults(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name }) => forbiddenAttributes.test(name))
    const links = ['href', 'src', 'poster'].flatMap((name) => element.getAttribute(name) ?? [])
    return [
      ...(forbiddenTags.split(' ').includes(element.localName) || element.localName.includes('-')
        ? [element.localName]
        : []),
      ...attributes.map(({ name }) => `${element.localName} ${name}`),
      ...links.filter((link) => !/^(https?|mailto|tel):/.test(link)),
      ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [String(element.namespaceURI)]),
    ]
  })
}

let hits = 0
before(() => Reflect.set(globalThis, 'hit', () => void (hits += 1)))

describe('cleanHtml', () => {
  it('removes all scripts and forbidden markup of the attack vectors', async () => {
    for (const html of vectors) {
      const div = box(html)
      document.body.append(div)
      expect([html, ...faults(div)]).to.eql([html])
      await new Promise((done) => setTimeout(done))
      div.remove()
    }
    await new Promise((done) => setTimeout(done, 200))
    expect(hits).to.equal(0)
  })

  it('the attack vectors run more than 5 times without it', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    let raw = 0
    Reflect.set(frame.contentWindow ?? {}, 'hit', () => void (raw += 1))
    const body = frame.contentDocument?.body
    for (const html of vectors) body?.insertAdjacentHTML('beforeend', html)
    await new Promise((done) => setTimeout(done, 300))
    frame.remove()
    expect(raw).to.be.greaterThan(5)
  })

  it('keeps text, lists, tables and pictures', () => {
    const html =
      '<h3>介绍</h3><p>适合 <b>电机</b>、<em>水泵</em></p><ul><li>一</li></ul>' +
      '<table><tbody><tr><td colspan="2">二</td></tr></tbody></table><img src="https://cdn.example/a.png" alt="图">'
    expect(box(html).innerHTML).to.equal(html)
  })

  it('resolves addresses against the API, and adds noopener, noreferrer and nofollow to links', () => {
    const div = box('<a href="/help/1">帮助</a><a href="mailto:a@b.cn">信</a><img src="/img/a.png">')
    const [link, mail] = div.querySelectorAll('a')
    expect(link?.getAttribute('href')).to.equal('https://mall.example/help/1')
    expect(link?.rel).to.equal('noopener noreferrer nofollow')
    expect(link?.target).to.equal('_blank')
    expect(mail?.getAttribute('href')).to.equal('mailto:a@b.cn')
    expect(div.querySelector('img')?.src).to.equal('https://mall.example/img/a.png')
  })

  it('sets an empty alt on a picture without alternative text', () => {
    const alts = [...box('<img src="/a.png"><img src="/b.png" alt="图">').querySelectorAll('img')]
    expect(alts.map((picture) => picture.getAttribute('alt'))).to.eql(['', '图'])
  })

  it('is idempotent for random broken markup', () => {
    const texts = brokenMarkup([
      '<p>',
      '</p>',
      '<b>',
      '<table>',
      '<td>',
      '<svg>',
      '<math>',
      '<a href=x>',
      '</a>',
      '<style>',
      '<!--',
      '-->',
    ])
    fc.assert(
      fc.property(texts, (text) => {
        const once = box(text)
        expect(faults(once)).to.eql([])
        expect(box(once.innerHTML).innerHTML).to.equal(once.innerHTML)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps all 900 rows of a long table', () => {
    const row = '<tr><td>6204</td><td>20</td><td>47</td><td>14</td></tr>'
    const html = `<table><tbody>${row.repeat(900)}</tbody></table>`
    expect(box(html).querySelectorAll('tr').length).to.equal(900)
  })

  it('ends for huge and deeply nested markup before the test’s timeout', () => {
    for (const html of endlessMarkup()) box(html)
  })
})
