import { expect } from 'chai'
import outletElement from '../../elements/trade-outlet'
import homeElement from '../../elements/trade-home'
import { answerCalls, pause, put, theme, until } from './shop-answers'

const hostile = '</title><img src=x onerror=hit()><script>hit()</script>"\'&'
let hits = 0
Reflect.set(globalThis, 'hit', () => void (hits += 1))

const words: Record<string, object> = {
  home: {
    title: `首页 ${hostile}`,
    keywords: `a,b ${hostile}`,
    description: `"><meta http-equiv=refresh> ${hostile}`,
  },
  customPage: { title: '{page} - 测试工采', keywords: '', description: '专题' },
}
const page = {
  ...theme,
  title: `冬季 ${hostile}`,
  blocks: [{ type: 'title', version: 1, props: { text: '甲' } }],
}
const asked = answerCalls({
  themePage: () => page,
  '/seo': (url) => words[url.searchParams.get('seoCode') ?? ''] ?? 'nothing',
})
const codes = () =>
  asked
    .filter(({ pathname }) => pathname.endsWith('/seo'))
    .map(({ searchParams }) => searchParams.get('seoCode'))
const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
const go = (path: string) => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}
const before = location.href
localStorage.clear()
document.title = '别人的页面'
after(() => history.replaceState(null, '', before))

it('a single element on another page changes no title or meta tag and requests no SEO texts', async () => {
  homeElement.define()
  const root = put('trade-home')
  await until(() => root.querySelector('.home-title'))
  await pause(50)
  expect(document.title).to.equal('别人的页面')
  expect([meta('description'), meta('keywords'), codes().length]).to.deep.equal([undefined, undefined, 0])
  root.host.remove()
})

describe('the page’s title and meta tags in the storefront', () => {
  it('are the site’s texts, with markup as plain text', async () => {
    history.replaceState(null, '', '/')
    outletElement.define()
    put('trade-outlet')
    await until(() => document.title.startsWith('首页'))
    expect(document.title).to.equal(`首页 ${hostile}`)
    expect(meta('keywords')).to.equal(`a,b ${hostile}`)
    expect(meta('description')).to.equal(`"><meta http-equiv=refresh> ${hostile}`)
    expect(document.querySelector('meta[http-equiv=refresh], title img, head img')).to.equal(null)
  })

  it('change with the page, and the title contains the page’s and the site’s name', async () => {
    go('/page/winter')
    await until(() => document.title.startsWith('冬季'))
    await until(() => document.title.endsWith('- 测试工采'))
    expect(document.title).to.equal(`冬季 ${hostile} - 测试工采`)
    await until(() => meta('description') === '专题')
    expect(meta('keywords')).to.equal(undefined)
    expect(document.head.querySelectorAll('meta[name=description]')).to.have.length(1)
  })

  it('keep the title when only the query changes', async () => {
    go('/page/winter?from=news')
    await pause(100)
    expect(document.title).to.contain('冬季')
  })

  it('are requested once per page, with the page’s name as fallback', async () => {
    go('/')
    await until(() => document.title.startsWith('首页'))
    go('/category/all')
    await until(() => document.title.startsWith('全部商品分类'))
    await until(() => codes().includes('allCategories'))
    await pause(100)
    expect(document.title).to.equal('全部商品分类 · 测试工采')
    expect(codes().filter((code) => code === 'home')).to.have.length(1)
    expect(hits).to.equal(0)
  })
})
