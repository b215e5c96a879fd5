import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeGoodsList from '../../elements/trade-goods-list'
import { goodsApi, type GoodsApi } from './goods-api'
import { pause, put, until, type Part } from './goods-page'

tradeGoodsList.define()

const home = location.href
const path = location.pathname
let api: GoodsApi

/** Creates an element that keeps its state in the URL. */
async function open(attributes: Record<string, string> = {}) {
  const list = put('trade-goods-list', {
    'category-id': 'c1',
    'page-size': '10',
    'url-state': 'path',
    ...attributes,
  })
  await until(() => list.all('.goods-grid-cell').length > 0)
  return list
}
async function press(list: Part, word: string, within = '') {
  const before = location.href
  list.press(word, within)
  await until(() => location.href !== before)
  await until(() => list.get('.page-frame-body').ariaBusy === 'false')
}
/** Moves through the history and waits, because a second step must not overtake the first. */
const go = (by: number) =>
  new Promise((there) => {
    addEventListener('popstate', there, { once: true })
    history.go(by)
  })
/** Waits until a list shows the conditions and the page of its URL. */
async function shows(list: Part, conditions: string[], page: string) {
  const wanted = JSON.stringify([conditions, page])
  await until(
    () => JSON.stringify([list.words('.chip'), list.text('a[aria-current=page]')]) === wanted,
    `a list shows ${wanted}`,
  )
}
const addressPart = () => decodeURIComponent(location.pathname.slice(path.length))
/** Checks that a page number is a link with its own URL. */
const leads = (list: Part, word: string, to: string) =>
  until(() => {
    const link = list.named('.pagination a', word)
    return decodeURIComponent(new URL(link.getAttribute('href') ?? '', home).pathname) === path + to
  }, `${word} leads to ${to}`)
function leave() {
  for (const box of document.querySelectorAll('.box')) box.remove()
}
/** Creates the elements again, as a reload does. */
async function reload(...all: Record<string, string>[]) {
  leave()
  await pause(0)
  return Promise.all(all.map(open))
}

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => (api = goodsApi()))
afterEach(() => {
  leave()
  history.replaceState(null, '', home)
  api.close()
  localStorage.clear()
})

describe('url-state="path"', () => {
  it('stores filters and page after the path, and keeps the page’s query and hash', async () => {
    history.replaceState(null, '', `${home}#below`)
    const list = await open()
    await press(list, '恒锐')
    expect(addressPart()).to.equal(';brand=b-恒锐')
    expect(location.href.slice(location.href.indexOf('?'))).to.equal(`${home.slice(home.indexOf('?'))}#below`)
    await leads(list, '第 2 页', ';brand=b-恒锐;page=2')
    await press(list, '第 2 页')
    expect(addressPart()).to.equal(';brand=b-恒锐;page=2')
    expect(api.sent('/goodsInfo/page').at(-1)).to.deep.include({ brandIds: ['b-恒锐'], pageNumber: 2 })
    await press(list, '恒锐', '.goods-filter-values')
    expect(addressPart()).to.equal('')
  })

  it('follows Back and Forward, and restores its state after a reload', async () => {
    const list = await open()
    await press(list, '恒锐')
    await press(list, '第 2 页')
    await go(-1)
    expect(addressPart()).to.equal(';brand=b-恒锐')
    await shows(list, ['品牌：恒锐'], '1')
    await go(-1)
    await shows(list, [], '1')
    await go(2)
    await shows(list, ['品牌：恒锐'], '2')
    const [again] = await reload({})
    if (!again) throw new Error('a list')
    await shows(again, ['品牌：恒锐'], '2')
  })

  it('separates the state of two elements by their ids', async () => {
    const both = [{ id: 'first' }, { id: 'second' }]
    const [first, second] = await Promise.all(both.map(open))
    if (!first || !second) throw new Error('two lists')
    await press(first, '恒锐')
    await press(second, '第 3 页')
    expect(addressPart()).to.equal(';first.brand=b-恒锐;second.page=3')
    await shows(first, ['品牌：恒锐'], '1')
    await shows(second, [], '3')
    // A link of one element preserves the state of the other.
    await leads(first, '第 2 页', ';first.brand=b-恒锐;second.page=3;first.page=2')
    await go(-1)
    await shows(second, [], '1')
    await shows(first, ['品牌：恒锐'], '1')
    await go(1)
    await shows(second, [], '3')
    const [firstAgain, secondAgain] = await reload(...both)
    if (!firstAgain || !secondAgain) throw new Error('two lists')
    await shows(firstAgain, ['品牌：恒锐'], '1')
    await shows(secondAgain, [], '3')
  })

  it('shares the state of two elements without ids', async () => {
    const [first, second] = await Promise.all([{}, {}].map(open))
    if (!first || !second) throw new Error('two lists')
    await press(first, '第 2 页')
    await shows(second, [], '2')
  })

  it('reads its state from the query until it changes', async () => {
    const search = new URLSearchParams(location.search)
    search.set('page', '3')
    history.replaceState(null, '', `${path}?${search}`)
    const list = await open()
    await shows(list, [], '3')
    await press(list, '第 2 页')
    expect([addressPart(), new URLSearchParams(location.search).get('page')]).to.deep.equal([';page=2', null])
  })

  it('ignores malformed states and never links to another host', async () => {
    for (const text of [';page=%E0%A4%A', ';;=;page', ';page=-1;brand', ';a/b;page=2']) {
      history.replaceState(null, '', path + text)
      const list = await open()
      await until(() => list.all('.goods-grid-cell').length > 0)
      leave()
    }
    const { origin } = location
    // The second text is a path of this host. Its start alone would name another host.
    for (const text of ['/;page=2', '//other.example/;page=2']) {
      history.replaceState(null, '', origin + text)
      const list = await open()
      await shows(list, [], '2')
      const links = [...list.root.querySelectorAll<HTMLAnchorElement>('.pagination a')]
      expect(links).not.to.have.length(0)
      for (const link of links) expect(link.origin).to.equal(origin)
      leave()
    }
  })
})

describe('the page’s own query and history', () => {
  const host = 'filter[]=red&filter[]=blue&preview=&q=a%20b&flag'
  for (const kind of ['path', 'query'])
    it(`are preserved by url-state="${kind}"`, async () => {
      history.replaceState({ router: 7, scrolled: 300 }, '', `${home}&${host}#below`)
      const before = location.search
      const list = await open({ 'url-state': kind })
      await press(list, '第 2 页')
      expect(location.search).to.equal(kind === 'query' ? `${before}&page=2` : before)
      expect(location.hash).to.equal('#below')
      expect(history.state).to.deep.equal({ router: 7 })
      const link = list.named('.pagination a', '第 3 页').getAttribute('href') ?? ''
      expect(link).to.contain(host)
    })
})
