import { expect } from 'chai'
import floatingBar from '../../elements/trade-floating-bar'
import footer from '../../elements/trade-footer'
import header from '../../elements/trade-header'
import menu from '../../elements/trade-menu'
import outlet from '../../elements/trade-outlet'
import { scopeOf } from '../../src/core/host/scope'
import { answerCalls, goods, pause, put, theme, until } from './shop-answers'

const shell = '"><img src=x onerror=hit()><script>hit()</script>'
const script = 'javascript:hit()'
let hits = 0
Reflect.set(globalThis, 'hit', () => void (hits += 1))

const link = { label: shell, url: script }
const hostileLabel = { label: shell, url: '/cart' }
const hostile = {
  ...theme,
  brandColour: 'url(//evil.test/brand)',
  shell: {
    ...theme.shell,
    siteName: shell,
    slogan: shell,
    company: shell,
    phone: shell,
    workTime: shell,
    logo: undefined,
    icpHtml: `<b>备案</b>${shell}<a href="${script}" style="position:fixed;inset:0" id="top" onclick="hit()">点</a><form action="//evil.test"><input name="p"></form><iframe srcdoc="<script>parent.hit()</script>"></iframe><svg onload=hit()></svg>`,
    tabs: [link, hostileLabel, { label: '外', url: '//evil.test/x' }],
    hotWords: [{ keyword: shell, url: script }],
    helpColumns: [{ title: shell, links: [link, hostileLabel] }],
    guarantees: [{ icon: shell, title: shell, text: shell }],
  },
  blocks: [
    {
      type: 'slides',
      version: 1,
      props: {
        slides: [{ hint: shell, title: shell, text: shell, button: shell, link: '/cart', drawing: 'bolt' }],
        shortcuts: [{ icon: shell, label: shell, hint: shell, link: '/cart' }],
      },
    },
    { type: 'goodsGroup', version: 1, props: { title: shell, data: ['1'] } },
  ],
}
answerCalls({
  themePage: () => hostile,
  listData: () => [{ ...goods('1'), goodsName: shell, brandName: shell }],
  articleList: () => ({
    content: [
      { id: '1', title: shell, categoryName: shell, publishedAt: '2026-11-20 10:00:00', link: script },
    ],
    totalElements: 1,
    totalPages: 1,
    pageNumber: 1,
    pageSize: 3,
  }),
  siteCustomer: () => ({ state: 20, phone: shell, workTime: shell, chatUrl: script, qrCode: script }),
})
const before = location.href
localStorage.clear()
after(() => history.replaceState(null, '', before))

/** Returns a root with all nested roots. */
const rootsIn = (root: ShadowRoot): ShadowRoot[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]

it('markup, colours and addresses in a brand site’s theme run no script and load nothing', async () => {
  history.replaceState(null, '', '/')
  for (const element of [header, menu, outlet, footer, floatingBar]) element.define()
  const regions = ['trade-header', 'trade-menu', 'trade-outlet', 'trade-footer', 'trade-floating-bar'].map(
    put,
  )
  const [, , page, foot] = regions
  await until(() => page?.querySelector('.home-carousel'))
  await until(() => page?.querySelector('.goods-card'))
  await until(() => foot?.querySelector('.rich-text b'))
  await pause(300)

  const roots = regions.flatMap(rootsIn)
  const all = <T extends Element>(selector: string) =>
    roots.flatMap((root) => [...root.querySelectorAll<T>(selector)])
  const text = roots.map(({ textContent }) => textContent).join(' ')
  expect(text.split(shell).length).to.be.greaterThan(15)
  expect(
    all('script, [onerror], [onclick], [onload], img[src=x], iframe, form[action*=evil]'),
  ).to.have.length(0)
  const addresses = all('a[href], img[src], video[src]').flatMap((element) =>
    ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  expect(addresses.filter((address) => /^\s*(javascript|data|vbscript):/i.test(address))).to.deep.equal([])
  for (const anchor of all<HTMLAnchorElement>('a[target=_blank]')) expect(anchor.rel).to.contain('noopener')

  const licence = foot?.querySelector('.rich-text')
  expect(licence?.querySelectorAll('[style], [id], form, input, iframe, svg')).to.have.length(0)
  expect(document.documentElement.style.getPropertyValue('--trade-brand')).to.equal('')
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'))).to.deep.equal(
    [],
  )
  expect(hits).to.equal(0)
  expect(scopeOf().toasts.$toasts.get()).to.deep.equal([])
})
