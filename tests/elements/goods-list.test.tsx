import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import { compareOf } from '../../src/catalogue/compare/compare.store'
import { scopeOf } from '../../src/core/host/scope'
import tradeGoodsList from '../../elements/trade-goods-list'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { choose, fill, pause, put, until, type Part } from './goods-page'
import { variants } from '../hard/amounts'

tradeGoodsList.define()

let api: GoodsApi

async function open(
  attributes: Record<string, string> = {},
  { member = false, shows = '.goods-grid-cell' } = {},
) {
  api = goodsApi({ member })
  const list = put('trade-goods-list', { 'category-id': 'c1', ...attributes }, member)
  await until(() => list.all(shows).length > 0, shows)
  return list
}
const cards = (list: Part) =>
  list.all('.goods-card').map((card) => card.querySelector('.goods-card-name')?.textContent?.trim())
const idle = (list: Part) => until(() => list.get('.page-frame-body').ariaBusy === 'false', 'idle')
const asked = () => api.sent('/goodsInfo/page').at(-1)
const press = async (list: Part, word: string, within = '') => {
  list.press(word, within)
  await pause(0)
  await idle(list)
}

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

describe('trade-goods-list', () => {
  it('shows twenty cards, five in a row, below the breadcrumb of the category', async () => {
    const list = await open()
    expect(list.words('.breadcrumb-item')).to.eql(['首页', '轴承', '深沟球轴承'])
    expect(list.text('h1')).to.equal('深沟球轴承')
    await until(() => cards(list).every(Boolean))
    expect(cards(list).length).to.equal(20)
    expect(cards(list)[0]).to.equal('恒锐 6200 轴承')
    const tops = new Set(list.all('.goods-grid-cell').map((cell) => cell.getBoundingClientRect().top))
    expect(tops.size).to.equal(4)
    expect(list.text('.goods-sort-count')).to.equal('共 45 件')
  })

  it('requests the arrival again for another region', async () => {
    api = goodsApi({ bearings: true })
    const list = put('trade-goods-list', { 'category-id': 'c1' }, false)
    await until(() => list.all('.delivery-region').length === 1, 'the region')
    const before = api.sent('/delivery/promise').length
    list.named('button', '配送至 上海市 浦东新区').click()
    for (const code of ['33', '3304']) {
      const has = () => list.all(`.address-region option[value="${code}"]`)
      await until(() => has().length === 1, code)
      choose(has()[0]?.closest('select') ?? list.element, code)
    }
    await until(() => list.all('.address-region').length === 0, 'the dialog is closed')
    await until(() => api.sent('/delivery/promise').length > before, 'asked')
    expect(api.sent('/delivery/promise').at(-1)?.regionCode).to.equal('330402')
  })

  it('sets and removes a filter value by click, and shows active filters with a remove button', async () => {
    const list = await open()
    await press(list, '恒锐')
    expect(asked()).to.deep.include({ brandIds: ['b-恒锐'], categoryId: 'c1' })
    await until(() => list.all('.chip').length > 0)
    expect(list.words('.chip')).to.eql(['品牌：恒锐'])
    expect(list.named('.goods-filter-value', '恒锐').ariaPressed).to.equal('true')
    await press(list, '双面橡胶')
    expect(asked()?.attrs).to.eql({ 密封: ['双面橡胶'] })
    await press(list, '恒锐', '.goods-filter-values')
    expect(asked()?.brandIds).to.equal(undefined)
    await press(list, '移除密封：双面橡胶')
    expect(asked()?.attrs).to.equal(undefined)
    expect(list.all('.chip').length).to.equal(0)
  })

  it('sends several ticked values with one request', async () => {
    const list = await open()
    const row = list.named('.goods-filter-row', '品牌')
    const several = row.querySelector<HTMLElement>('.goods-filter-actions button')
    several?.click()
    await until(() => row.querySelector('input'))
    const before = api.sent('/goodsInfo/page').length
    for (const box of [...row.querySelectorAll('input')].slice(0, 2)) box.click()
    await pause(20)
    expect(api.sent('/goodsInfo/page').length).to.equal(before)
    await press(list, '确定')
    expect(asked()?.brandIds).to.eql(['b-恒锐', 'b-岳峰'])
    expect(list.words('.chip')).to.eql(['品牌：恒锐', '品牌：岳峰'])
    await press(list, '清空')
    expect(asked()?.brandIds).to.equal(undefined)
  })

  it('collapses a long filter row to one line, and expands it for a focused hidden value', async () => {
    const list = await open()
    const row = list.named('.goods-filter-row', '内径')
    expect(row.offsetHeight).to.equal(41)
    await until(() => list.words('.goods-filter-actions button').includes('更多'))
    await press(list, '更多')
    expect(row.offsetHeight).to.be.greaterThan(100)
    await press(list, '收起')
    expect(row.offsetHeight).to.equal(41)
    list.named('.goods-filter-value', '89 mm').focus()
    await until(() => row.offsetHeight > 100)
  })

  it('collapses further attributes and filters by them when expanded', async () => {
    const list = await open()
    expect(list.words('.goods-filter-label')).to.eql(['分类', '品牌', '密封', '内径', '精度', '更多筛选'])
    const [folded] = list.all('.goods-filter-value[aria-expanded]')
    const bottom = (node: Element | null | undefined) => node?.getBoundingClientRect().bottom ?? NaN
    expect(bottom(folded?.querySelector('.icon'))).to.be.at.most(bottom(folded))
    const more = list.named('button', '游隙')
    expect(more.getAttribute('aria-expanded')).to.equal('false')
    more.click()
    await until(() => list.words('.goods-filter-label').at(-1) === '游隙')
    await press(list, 'C3')
    expect(asked()?.attrs).to.eql({ 游隙: ['C3'] })
  })

  it('sends sort, price and stock to the server, and returns to page 1 for a new sort', async () => {
    const list = await open()
    await press(list, '2', '.pagination')
    expect(asked()).to.include({ pageNumber: 2 })
    await press(list, '价格')
    expect(asked()).to.include({ sort: 'priceAsc', pageNumber: 1 })
    await press(list, '价格价格从低到高')
    expect(asked()).to.include({ sort: 'priceDesc' })
    list.get('.goods-sort input[type=checkbox]').click()
    await pause(0)
    await idle(list)
    expect(asked()).to.include({ inStock: true })
    fill(list.field('价格 从'), '90')
    fill(list.field('价格 至'), '12.5')
    await idle(list)
    expect(asked()).to.include({ minPrice: '12.5', maxPrice: '90' })
    fill(list.field('价格 从'), 'abc')
    expect(list.field('价格 从').value).to.equal('12.5')
  })

  it('the table shows figures, and adds several goods with the server’s total', async () => {
    const list = await open({ layout: 'table' }, { member: true, shows: 'tbody tr' })
    const rows = list.all('tbody tr')
    expect(rows.length).to.equal(20)
    expect(rows[0]?.textContent).to.include('恒锐 6200 轴承').and.include('M-100').and.include('1,000')
    expect(rows[0]?.textContent).to.include('¥4.50').and.include('¥5.00')
    expect(rows[4]?.textContent).to.include('缺货').and.include('询价')
    expect(list.field('选择 岳峰 6204 轴承')).to.have.property('disabled', true)
    list.field('选择 恒锐 6200 轴承').click()
    list.field('选择 岳峰 6201 轴承').click()
    fill(list.field('恒锐 6200 轴承 的数量'), '95')
    await until(() => list.text('.goods-selection-bar').includes('¥445.90'))
    expect(list.text('.goods-selection-count')).to.equal('已选 2 个商品，110 件')
    expect(list.field('全选本页').indeterminate).to.equal(true)
    list.press('批量加入购物车')
    await until(() => api.sent('/userShoppingCar/add').length > 0)
    expect(api.sent('/userShoppingCar/add')[0]?.skuGoodsList).to.eql([
      { skuId: 's100', goodsId: '100', quantity: 100 },
      { skuId: 's101', goodsId: '101', quantity: 10 },
    ])
  })

  it('table rows are ordered in boxes at their price, and show boxes and pieces', async () => {
    const list = await open({ layout: 'table' }, { member: true, shows: 'tbody tr' })
    choose(list.get('[aria-label="恒锐 6200 轴承 的订货单位"]'), 'u2')
    await until(() => list.text('tbody tr').includes('1 盒 (10 个)'))
    expect(list.text('tbody tr')).to.include('¥45.00/盒')
    fill(list.field('恒锐 6200 轴承 的数量'), '3')
    list.field('选择 恒锐 6200 轴承').click()
    await until(() => list.text('.goods-selection-count') === '已选 1 个商品，30 件')
    list.press('批量加入购物车')
    await until(() => api.sent('/userShoppingCar/add').length > 0)
    expect(api.sent('/userShoppingCar/add')[0]?.skuGoodsList).to.eql([
      { skuId: 's100', goodsId: '100', quantity: 3, goodsPriceUnit: 'u2' },
    ])
  })

  it('a change of the layout sends no request', async () => {
    const list = await open()
    const before = api.sent('/goodsInfo/page').length
    list.get('.segmented-choice:last-child input').click()
    await until(() => list.all('.goods-table').length > 0)
    expect(api.sent('/goodsInfo/page').length).to.equal(before)
  })

  it('highlights the keyword, and suggests a correction for a misspelling without hits', async () => {
    const list = await open({ 'category-id': '', keyword: '轴成' }, { shows: '.empty-state' })
    expect(list.text('.empty-state-title')).to.equal('没有找到“轴成”')
    expect(list.all('.goods-sort, .goods-filters').length).to.equal(0)
    await press(list, '轴承', '.goods-suggestion')
    await until(() => cards(list).length === 20)
    await until(() => list.get('.goods-card').querySelector('mark')?.textContent === '轴承')
  })

  it('names the corrected keyword, and searches for the original one on request', async () => {
    const list = await open({ 'category-id': '', keyword: '轴承 xyz' })
    await until(() => list.text('.inline-bar').includes('没有找到“轴承 xyz”，正在显示“轴承”的结果'))
    expect(list.get('.goods-card').querySelector('mark')?.textContent).to.equal('轴承')
    list.press('仅搜索“轴承 xyz”')
    await until(() => list.all('.empty-state').length > 0)
    expect(list.text('.empty-state-title')).to.equal('没有找到“轴承 xyz”')
  })

  it('shows a visitor that prices are hidden, with a button to log in', async () => {
    const list = await open()
    let wanted = 0
    actions.openLogin = () => void (wanted += 1)
    expect(list.text('.inline-bar')).to.include('部分品牌的价格登录后可见')
    list.press('登录')
    expect(wanted).to.equal(1)
    const all = await open({}, { member: true })
    expect(all.all('.inline-bar').length).to.equal(0)
  })

  it('keeps its goods when a reload fails, and retries', async () => {
    const list = await open()
    api.state.down.add('/page')
    await press(list, '恒锐')
    expect(list.text('.inline-bar-danger')).to.include('没有更新成功')
    expect(list.all('.goods-grid-cell').length).to.equal(20)
    api.state.down.clear()
    await press(list, '重新加载')
    expect(list.all('.inline-bar-danger').length).to.equal(0)
  })

  it('shows a loading error that the cart is not affected, and retries', async () => {
    api = goodsApi()
    api.state.down.add('/page')
    const list = put('trade-goods-list')
    await until(() => list.all('.empty-state').length > 0)
    expect(list.text('.empty-state')).to.include('商品列表没有加载出来').and.include('购物车不受影响')
    api.state.down.clear()
    list.press('重新加载')
    await until(() => list.all('.goods-grid-cell').length === 20)
  })

  it('shows a 404 page for an unknown category, without a toast', async () => {
    const list = await open({ 'category-id': 'nowhere' }, { shows: '.empty-state' })
    expect(list.text('.empty-state-title')).to.equal('404　没有这个分类')
    expect(list.named('a', '全部分类').getAttribute('href')).to.equal('/category/all')
    expect(scopeOf(list.element).toasts.$toasts.get()).to.eql([])
  })

  it('its skeleton has the size of its cards', async () => {
    api = goodsApi()
    const release = api.hold()
    const list = put('trade-goods-list')
    await until(() => list.all('.goods-waiting').length === 20)
    const waiting = list.get('.goods-waiting').getBoundingClientRect()
    release()
    await until(() => list.all('.goods-card')[0]?.querySelector('.goods-card-name'))
    await pause(50)
    const shown = list.get('.goods-card').getBoundingClientRect()
    expect(Math.abs(shown.height - waiting.height)).to.be.lessThan(4)
    expect(Math.abs(shown.width - waiting.width)).to.be.lessThan(1)
  })

  it('its cards follow its site, language and theme', async () => {
    const list = await open({ theme: 'dark', lang: 'en' })
    const card = list.get('.goods-card')
    expect(card.textContent).to.include('Min. ')
    expect(list.element.matches(':state(dark)')).to.equal(true)
    expect(getComputedStyle(card).backgroundColor).to.equal('rgb(23, 27, 33)')
    card.querySelector<HTMLElement>('.goods-card-compare input')?.click()
    expect([...compareOf(scopeOf(list.element)).$ids.get()]).to.eql(['100'])
  })

  it('omits hidden parts, and renders goods with the page’s own card element', async () => {
    const seen: unknown[] = []
    customElements.define(
      'acme-card',
      class extends HTMLElement {
        set goods(value: { goodsName: string }) {
          seen.push(value.goodsName)
        }
      },
    )
    const list = await open({
      hide: 'breadcrumb filters sort pages',
      'card-tag': 'acme-card',
      'page-size': '10',
    })
    expect(list.all('.breadcrumb, .goods-filters, .goods-sort, .pagination').length).to.equal(0)
    expect(list.all('acme-card').length).to.equal(10)
    expect(seen[0]).to.equal('恒锐 6200 轴承')
  })

  it('drops the filters when category-id changes', async () => {
    const list = await open()
    await press(list, '恒锐')
    list.element.setAttribute('category-id', 'c0')
    await until(() => asked()?.categoryId === 'c0')
    await idle(list)
    expect(asked()?.brandIds).to.equal(undefined)
    expect(list.all('.chip').length).to.equal(0)
  })

  it('stores filters in the query with url-state="query", and follows Back', async () => {
    const { href } = location
    const list = await open({ 'url-state': 'query' })
    await press(list, '恒锐')
    expect(new URL(location.href).searchParams.get('brand')).to.equal('b-恒锐')
    history.back()
    await until(() => list.all('.chip').length === 0)
    expect(asked()?.brandIds).to.equal(undefined)
    expect(location.href).to.equal(href)
  })

  it('with url-state, filters, sorts and pages are links that are handled without navigation', async () => {
    const before = location.href
    const list = await open({ 'url-state': 'query' })
    const wishes: Event[] = []
    const listen = (event: Event) => wishes.push(event)
    document.addEventListener('trade-navigate', listen)
    const leadsTo = (selector: string, word?: string) => {
      const link = word ? list.named(selector, word) : list.get(selector)
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', before)
      expect(pathname).to.equal(new URL(before).pathname)
      return ['page', 'brand', 'sort'].map((key) => searchParams.get(key))
    }
    const brand = list.named('a.goods-filter-value', '恒锐')
    expect(leadsTo('a[aria-label="第 2 页"]')).to.eql(['2', null, null])
    await press(list, '第 2 页')
    brand.focus()
    await press(list, '恒锐', '.goods-filter-values')
    expect(new URLSearchParams(location.search).get('page')).to.equal(null)
    expect(asked()).to.deep.include({ brandIds: ['b-恒锐'], pageNumber: 1 })
    expect(list.root.activeElement === brand, 'focused').to.equal(true)
    expect(brand.getAttribute('aria-current')).to.equal('true')
    expect(leadsTo('a.goods-filter-value', '恒锐')).to.eql([null, null, null])
    await until(() => list.all('.chip').length > 0)
    expect(leadsTo('a.chip-remove')).to.eql([null, null, null])
    expect(leadsTo('.goods-filter-chips > a')).to.eql([null, null, null])
    expect(leadsTo('a.goods-sort-order:nth-child(2)')).to.eql([null, 'b-恒锐', 'sales'])
    expect(list.text('a[aria-current=page]')).to.equal('1')
    expect(wishes).to.eql([])
    document.removeEventListener('trade-navigate', listen)
    history.replaceState(null, '', before)
  })

  it('counts all active filters, also ranges, on the filter button', async () => {
    const before = location.href
    history.replaceState(null, '', '?brand=b-恒锐&min.内径=20')
    const list = await open({ 'url-state': 'query' })
    await until(() => list.all('.chip').length === 2)
    expect(list.text('.goods-filters-fold')).to.equal('筛选 (2)')
    history.replaceState(null, '', before)
  })

  it('without url-state, filters, sorts and pages are buttons', async () => {
    const list = await open()
    expect(list.all('a:is(.goods-filter-value, .goods-sort-order, .pagination-button)')).to.eql([])
  })

  it('works by keyboard alone', async () => {
    const list = await open()
    list.named('.goods-filter-value', '恒锐').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => list.all('.chip').length === 1)
    await sendKeys({ press: 'Tab' })
    expect(list.root.activeElement?.textContent).to.equal('岳峰')
    list.field('价格 从').focus()
    await sendKeys({ type: '5' })
    await sendKeys({ press: 'Enter' })
    await until(() => asked()?.minPrice === '5')
  })

  for (const layout of variants(['grid', 'table'])) {
    it(`has no accessibility faults (${layout})`, async () => {
      const shows = layout === 'grid' ? '.goods-grid-cell' : 'tbody tr'
      const list = await open({ layout }, { shows, member: layout === 'table' })
      expect(await faults(list.element)).to.eql([])
    })
  }
})
