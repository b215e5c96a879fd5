import { expect } from 'chai'
import { cleanOnServer } from '../../elements/runtime/clean-on-server'
import { viewNodes } from '../../elements/runtime/view-nodes'
import vectors from '../vectors/rich-text.json'

function shown(html: string) {
  const box = document.createElement('div')
  box.append(viewNodes(html))
  return box
}
const text = (html: string) => `<div class="trade-root"><div class="rich-text">${html}</div></div>`
const clean = (html: string) => cleanOnServer(html, 'https://mall.example/api', location.origin)

const article =
  '<h3>a</h3><p dir="rtl">b <b>c</b><q>d</q><s>e</s></p><blockquote>f</blockquote><pre><code>g</code></pre>' +
  '<ol start="3"><li>h</li></ol><table width="100%"><colgroup><col></colgroup><tbody><tr><td colspan="2">i</td></tr></tbody></table>' +
  '<a href="https://b.example/">j</a><video controls loop muted poster="/k.png" src="/k.mp4"></video><img src="/l.png">'

describe('viewNodes', () => {
  it('keeps rich text as the server’s sanitiser produced it', () => {
    const html = text(clean(article))
    const expected = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
    expect(expected).to.include('target="_blank"').and.include('controls')
    expect(shown(html).innerHTML).to.equal(expected)
  })

  it('removes all forbidden elements and attributes in rich text', () => {
    for (const html of vectors) {
      const box = shown(text(html))
      const inside = [...box.querySelectorAll('.rich-text *')].map(({ localName }) => localName)
      expect(
        inside.filter((name) => /^(form|input|button|svg|details|slot|template|x-|trade-)/.test(name)),
      ).to.eql([])
      const names = [...box.querySelectorAll('.rich-text *')].flatMap((element) =>
        element.getAttributeNames(),
      )
      expect(
        names.filter((name) =>
          /^(on|id$|class$|style$|name$|slot$|part$|data-|aria-|role$|autoplay$)/.test(name),
        ),
      ).to.eql([])
    }
  })

  it('runs no script of the attack vectors', async () => {
    let hits = 0
    Reflect.set(globalThis, 'hit', () => void (hits += 1))
    for (const html of vectors) document.body.append(shown(html), shown(text(html)))
    await new Promise((done) => setTimeout(done, 200))
    for (const box of document.querySelectorAll('body > div')) box.remove()
    expect(hits).to.equal(0)
  })

  it('removes target from forms and from links to named windows', () => {
    const box = shown(
      '<a href="/a" target="top">a</a><a href="/b" target="_blank">b</a><form target="_blank"></form>',
    )
    expect([...box.children].map((element) => element.getAttribute('target'))).to.eql([null, '_blank', null])
  })

  it('keeps forms, classes and comments outside of rich text', () => {
    const html =
      '<form class="a" part="b"><input name="c" aria-label="d"><button type="button">e</button></form><!--f-->'
    expect(shown(html).innerHTML).to.equal(html)
  })
})
