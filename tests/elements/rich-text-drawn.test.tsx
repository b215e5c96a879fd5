import { expect } from 'chai'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { cleanOnServer } from '../../elements/runtime/clean-on-server'
import { drawingNow, drawnBefore } from '../../src/core/store/drawing'
import { hostOf, type Host } from '../../src/core/host/host'
import { hostOfRequest } from '../../src/core/host/request-host'
import { scopeOf, scopeOfRequest } from '../../src/core/host/scope'
import { HostContext } from '../../src/ui/host'
import { RichText } from '../../src/ui/rich-text'
import { until } from './goods-page'

const name = 'text-0_'
const article =
  '<h3>a</h3><p>b <a href="/help/1">c</a></p><script>d</script><table><tr><td>e</td></tr></table>'

const Texts = ({ host, texts }: { host: Host; texts: Record<string, string> }) => (
  <HostContext value={host}>
    {Object.entries(texts).map(([key, html]) => (
      <RichText key={key} html={html} />
    ))}
  </HostContext>
)

/** Renders texts as a server does. @returns the markup and the console output */
function drawnTexts(texts: Record<string, string>) {
  const drawing = drawingNow()
  const scope = scopeOfRequest({
    settings: scopeOf().settings,
    lang: 'zh-CN',
    storedValues: {},
    inside: true,
    token: '',
    fetch,
    drawing,
    clean: (html, from) => cleanOnServer(html, from, location.origin),
  })
  const host = hostOfRequest(scope, { drawing, name })
  const html = renderToString(<Texts host={host} texts={texts} />, { identifierPrefix: name })
  return { html, drawn: drawing.drawn(() => true) }
}

let root: Root | undefined
let served: HTMLElement
const differences: unknown[] = []
const { error } = console
afterEach(() => {
  root?.unmount()
  served.remove()
  console.error = error
})

/** Hydrates a server-rendered page. */
function takenOver(texts: Record<string, string>) {
  const { html, drawn } = drawnTexts(texts)
  served = document.createElement('rich-served')
  served.lang = 'zh-CN'
  document.body.append(served)
  const shadow = served.attachShadow({ mode: 'open' })
  const box = document.createElement('div')
  box.innerHTML = html
  shadow.append(box)
  const nodes = [...box.querySelectorAll('*')]
  const host = hostOf(served, shadow)
  host.drawn = { drawing: drawnBefore(drawn), locale: 'zh-CN', name }
  differences.length = 0
  console.error = (line: unknown) => differences.push(line)
  flushSync(() => {
    root = hydrateRoot(box, <Texts host={host} texts={texts} />, {
      identifierPrefix: name,
      onRecoverableError: (fault) => differences.push(fault),
    })
  })
  const draw = (next: Record<string, string>) =>
    flushSync(() => root?.render(<Texts host={host} texts={next} />))
  return { box, html, nodes, draw }
}

const loaded = () =>
  performance.getEntriesByType('resource').filter((each) => /rich-html|dompurify/.test(each.name))
const turn = () => new Promise((done) => setTimeout(done, 50))

describe('server-rendered rich text', () => {
  it('keeps its nodes during hydration and loads no sanitiser', async () => {
    const { box, nodes } = takenOver({ a: article })
    const before = box.innerHTML
    await turn()
    expect(differences).to.eql([])
    expect(box.innerHTML).to.equal(before)
    expect(nodes.map((node) => node.localName)).to.eql(['div', 'h3', 'p', 'a', 'table', 'tbody', 'tr', 'td'])
    expect(nodes.every((node) => node.isConnected)).to.equal(true)
    expect(loaded()).to.eql([])
  })

  it('has no pending or hidden wrapper', () => {
    const { html } = drawnTexts({ a: article })
    expect(html.startsWith('<div class="rich-text"><h3>a</h3>')).to.equal(true)
  })

  it('keeps its nodes when a sibling changes', async () => {
    const { box, nodes, draw } = takenOver({ a: article, b: '<p>b</p>' })
    draw({ a: article })
    await turn()
    expect(box.querySelectorAll('.rich-text').length).to.equal(1)
    expect(nodes[1]?.isConnected && nodes[1].localName).to.equal('h3')
    expect(loaded()).to.eql([])
  })

  it('is sanitised in the browser when it changes, and again when the first text returns', async () => {
    const { box, nodes, draw } = takenOver({ a: article })
    draw({ a: '<p>next<img src=x onerror=hit()></p>' })
    await until(() => box.textContent === 'next')
    expect(box.querySelector('img')?.getAttributeNames().toSorted()).to.eql(['alt', 'src'])
    expect(loaded().length).to.be.greaterThan(0)
    draw({ a: article })
    await until(() => box.querySelector('h3'))
    expect(box.textContent).to.equal('ab ce')
    expect(nodes[1]?.isConnected).to.equal(false)
    expect(differences).to.eql([])
  })

  it('lets the browser sanitise a text that is added after hydration', async () => {
    const { box, nodes, draw } = takenOver({ a: article })
    draw({ a: article, later: '<p>later<script>x</script></p>' })
    await until(() => box.querySelectorAll('.rich-text p').length === 2)
    expect(box.querySelectorAll('.rich-text')[1]?.innerHTML).to.equal('<p>later</p>')
    expect(nodes.every((node) => node.isConnected)).to.equal(true)
    expect(differences).to.eql([])
  })
})
