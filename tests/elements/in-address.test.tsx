import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeGoodsList from '../../elements/trade-goods-list'
import { goodsApi, type GoodsApi } from './goods-api'
import { pause, put, until, type Part } from './goods-page'

tradeGoodsList.define()

const home = location.href
const path = location.pathname
let api: GoodsApi

/** An element as the page of an address has it. */
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
/** Goes through the history, and is there: a second step must not overtake the first. */
const go = (by: number) =>
  new Promise((there) => {
    addEventListener('popstate', there, { once: true })
    history.go(by)
  })
const conditions = (list: Part) => list.words('.chip')
const pageOf = (list: Part) => list.text('a[aria-current=page]')
const kept = () => decodeURIComponent(location.pathname.slice(path.length))
const leadsTo = (list: Part, word: string) => {
  const link = list.named('.pagination a', word)
  return decodeURIComponent(new URL(link.getAttribute('href') ?? '', home).pathname.slice(path.length))
}
function leave() {
  for (const box of document.querySelectorAll('.box')) box.remove()
}
/** What the page looks like to somebody who comes to its address anew. */
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
  it('keeps filters and page behind the path of the page, whose query and hash stay', async () => {
    history.replaceState(null, '', `${home}#below`)
    const list = await open()
    await press(list, '恒锐')
    expect(kept()).to.equal(';brand=b-恒锐')
    expect(location.href.slice(location.href.indexOf('?'))).to.equal(`${home.slice(home.indexOf('?'))}#below`)
    // Each is a link to its address, that may be opened elsewhere.
    expect(leadsTo(list, '第 2 页')).to.equal(';brand=b-恒锐;page=2')
    await press(list, '第 2 页')
    expect(kept()).to.equal(';brand=b-恒锐;page=2')
    expect(api.sent('/goodsInfo/page').at(-1)).to.deep.include({ brandIds: ['b-恒锐'], pageNumber: 2 })
    await press(list, '恒锐', '.goods-filter-values')
    expect(kept()).to.equal('')
  })

  it('goes back and forward, and is the same after a reload', async () => {
    const [list] = [await open()]
    await press(list, '恒锐')
    await press(list, '第 2 页')
    await go(-1)
    await until(() => pageOf(list) === '1')
    expect([kept(), conditions(list)]).to.deep.equal([';brand=b-恒锐', ['品牌：恒锐']])
    await go(-1)
    await until(() => conditions(list).length === 0)
    await go(2)
    await until(() => conditions(list).length > 0 && pageOf(list) === '2')
    const [again] = await reload({})
    await until(() => again && conditions(again).length > 0)
    expect([again && conditions(again), again && pageOf(again)]).to.deep.equal([['品牌：恒锐'], '2'])
  })

  it('two elements of a page keep theirs apart by their ids', async () => {
    const both = [{ id: 'first' }, { id: 'second' }]
    const [first, second] = await Promise.all(both.map(open))
    if (!first || !second) throw new Error('two lists')
    await press(first, '恒锐')
    await press(second, '第 3 页')
    expect(kept()).to.equal(';first.brand=b-恒锐;second.page=3')
    expect([conditions(first), pageOf(first)]).to.deep.equal([['品牌：恒锐'], '1'])
    expect([conditions(second), pageOf(second)]).to.deep.equal([[], '3'])
    // A link of one leads on with what the other holds.
    expect(leadsTo(first, '第 2 页')).to.equal(';first.brand=b-恒锐;second.page=3;first.page=2')
    await go(-1)
    await until(() => pageOf(second) === '1')
    expect(conditions(first)).to.deep.equal(['品牌：恒锐'])
    await go(1)
    await until(() => pageOf(second) === '3')
    const [firstAgain, secondAgain] = await reload(...both)
    if (!firstAgain || !secondAgain) throw new Error('two lists')
    await until(() => conditions(firstAgain).length > 0)
    expect([conditions(firstAgain), pageOf(firstAgain)]).to.deep.equal([['品牌：恒锐'], '1'])
    expect([conditions(secondAgain), pageOf(secondAgain)]).to.deep.equal([[], '3'])
  })

  it('two without ids share what they keep, as in the query, and follow each other at once', async () => {
    const [first, second] = await Promise.all([{}, {}].map(open))
    if (!first || !second) throw new Error('two lists')
    await press(first, '第 2 页')
    await until(() => pageOf(second) === '2')
  })

  it('reads what a link brings in the query, until that is changed', async () => {
    const search = new URLSearchParams(location.search)
    search.set('page', '3')
    history.replaceState(null, '', `${path}?${search}`)
    const list = await open()
    expect(pageOf(list)).to.equal('3')
    await press(list, '第 2 页')
    expect([kept(), new URLSearchParams(location.search).get('page')]).to.deep.equal([';page=2', null])
  })

  it('survives what anybody may write there, and never leads to another host', async () => {
    for (const text of [';page=%E0%A4%A', ';;=;page', ';page=-1;brand', ';a/b;page=2']) {
      history.replaceState(null, '', path + text)
      const list = await open()
      await until(() => list.all('.goods-grid-cell').length > 0)
      leave()
    }
    history.replaceState(null, '', '/;page=2')
    const list = await open()
    expect(pageOf(list)).to.equal('2')
    const { origin } = location
    for (const link of list.root.querySelectorAll<HTMLAnchorElement>('.pagination a'))
      expect(link.origin).to.equal(origin)
  })
})
