import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { scopeOf } from '../../src/core/host/scope'
import tradeGoodsList from '../../elements/trade-goods-list'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { pause, put, until, type Part } from './goods-page'

tradeGoodsList.define()

let api: GoodsApi

async function open(attributes: Record<string, string> = {}, { member = false } = {}) {
  api = goodsApi({ member })
  const list = put('trade-goods-list', { 'category-id': 'c1', ...attributes }, member)
  await until(() => box(list, 9))
  return list
}
/** Returns the checkbox of the nth card. */
const box = (list: Part, at: number) =>
  list.all('.goods-card')[at]?.querySelector<HTMLInputElement>('.goods-card-compare input')
const bar = (list: Part) => list.words('.compare-name, .compare-empty')
async function choose(list: Part, ...numbers: number[]) {
  for (const at of numbers) {
    box(list, at)?.click()
    await pause(0)
  }
}
const shownText = ({ element }: Part) =>
  scopeOf(element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
})

describe('comparison of goods', () => {
  it('shows a bar at the bottom while goods are selected, and compares from two on', async () => {
    const list = await open()
    expect(list.all('.compare-bar').length).to.equal(0)
    await choose(list, 0)
    await until(() => list.all('.compare-bar').length === 1)
    expect(bar(list)).to.eql(['恒锐 6200 轴承', '再选 1 个'])
    expect(list.named('.compare-bar button', '开始对比（1/4）')).to.have.property('disabled', true)
    await choose(list, 3)
    await until(() => bar(list).length === 2)
    expect(list.get('.compare-bar').getBoundingClientRect().bottom).to.be.at.most(innerHeight)
    list.press('移除 恒锐 6200 轴承', '.compare-bar')
    await until(() => bar(list)[0] === '恒锐 6203 轴承')
    expect(box(list, 0)?.checked).to.equal(false)
    list.press('清空', '.compare-bar')
    await until(() => list.all('.compare-bar').length === 0)
    expect(box(list, 3)?.checked).to.equal(false)
  })

  it('refuses a fifth product with a toast and unchecks its box', async () => {
    const list = await open()
    await choose(list, 0, 1, 2, 3, 4)
    expect(shownText(list)).to.eql(['最多对比 4 个商品'])
    expect(box(list, 4)?.checked).to.equal(false)
    expect(bar(list).length).to.equal(4)
    box(list, 0)?.click()
    await until(() => bar(list).length === 3)
    await choose(list, 4)
    await until(() => bar(list).at(-1) === '岳峰 6204 轴承')
  })

  it('shows goods side by side, marks rows that differ, and hides equal rows on request', async () => {
    const list = await open({}, { member: true })
    await choose(list, 0, 1)
    await until(() => bar(list).length === 2)
    list.press('开始对比（2/4）')
    await until(() => list.all('.compare-table').length === 1)
    expect(list.words('.compare-table-name')).to.eql(['恒锐 6200 轴承', '岳峰 6201 轴承'])
    const rows = () =>
      list.all('.compare-table tbody tr').map((row) => [...row.children].map((cell) => cell.textContent))
    const row = (name: string) => rows().find(([head]) => head?.startsWith(name))
    expect(row('价格')).to.eql(['价格不同', '¥7.20/个', '¥0.09/个'])
    expect(row('库存')).to.eql(['库存不同', '库存充足1,000 个', '库存充足1,001 个'])
    const heads = rows().map(([head]) => head?.replace('不同', ''))
    expect(heads.indexOf('内径')).to.be.lessThan(heads.indexOf('规格数'))
    expect(row('品牌')).to.eql(['品牌不同', '恒锐', '岳峰'])
    expect(row('内径')).to.eql(['内径', '20 mm', '20 mm'])
    expect(row('规格数')).to.eql(['规格数不同', '3', '16'])
    list.get('dialog input[type=checkbox]').click()
    await until(() => row('内径') === undefined)
    expect(row('品牌')).to.eql(['品牌不同', '恒锐', '岳峰'])
    list.press('加入购物车', 'dialog')
    await until(() => api.sent('/userShoppingCar/add').length === 1)
    list.press('移除 恒锐 6200 轴承', 'dialog')
    await until(() => list.all('.compare-table-goods').length === 1)
    await sendKeys({ press: 'Escape' })
    await until(() => list.all('dialog').length === 0)
    expect(bar(list)).to.eql(['岳峰 6201 轴承', '再选 1 个'])
  })

  it('hides a price that requires a login, and marks goods that no longer exist', async () => {
    const list = await open()
    await choose(list, 0, 2)
    const storageKey = Object.keys(localStorage).find((key) => key.endsWith(':compare')) ?? ''
    const text = localStorage.getItem(storageKey) ?? ''
    list.element.closest('.box')?.remove()
    api.close()
    localStorage.setItem(storageKey, text.replace('"id":"100"', '"id":"gone"'))
    dispatchEvent(
      new StorageEvent('storage', { key: storageKey, newValue: localStorage.getItem(storageKey) }),
    )
    api = goodsApi()
    const again = put('trade-goods-list', {
      'category-id': 'c1',
      site: list.element.getAttribute('site') ?? '',
    })
    await until(() => bar(again).length === 2)
    again.press('开始对比（2/4）')
    await until(() => again.all('.compare-table').length === 1)
    expect(again.text('.compare-table thead')).to.include('商品已下架')
    expect(again.text('.compare-table')).to.include('价格登录后可见').and.not.include('¥')
  })

  it('shows an error with a retry button', async () => {
    const list = await open()
    await choose(list, 0, 1)
    await until(() => bar(list).length === 2)
    api.state.down.add('/detail/')
    list.press('开始对比（2/4）')
    await until(() => list.all('.compare-failed').length === 1)
    api.state.down.clear()
    list.press('重新加载', '.compare-failed')
    await until(() => list.all('.compare-table').length === 1)
  })

  it('restores the selected goods on the next page, and ignores invalid storage', async () => {
    const list = await open()
    await choose(list, 0, 1)
    const site = list.element.getAttribute('site') ?? ''
    list.element.closest('.box')?.remove()
    const again = put('trade-goods-list', { 'category-id': 'c1', site, layout: 'table' })
    await until(() => bar(again).length === 2)
    await until(() => again.all('.compare-toggle').length > 0)
    expect(
      again
        .all('.compare-toggle')
        .map(({ ariaPressed }) => ariaPressed)
        .slice(0, 3),
    ).to.eql(['true', 'true', 'false'])
    const key = `trade:${site}:compare`
    for (const rubbish of [
      '2|{"owner":"","value":[{"id":1}]}',
      '2|{}',
      'x',
      `1|${JSON.stringify(Array(5).fill({ id: 'a', name: 'b', picture: '' }))}`,
    ]) {
      localStorage.setItem(key, rubbish)
      dispatchEvent(new StorageEvent('storage', { key, newValue: rubbish }))
      await until(() => again.all('.compare-bar').length === 0)
    }
  })

  it('is not offered with hide="compare"', async () => {
    api = goodsApi()
    const list = put('trade-goods-list', { 'category-id': 'c1', hide: 'compare' })
    await until(() => list.all('.goods-card')[0]?.querySelector('.goods-card-heart'))
    expect(list.all('.goods-card')[0]?.querySelector('.goods-card-compare') === null).to.equal(true)
  })

  it('works by keyboard alone', async () => {
    const list = await open()
    for (const at of [0, 1]) {
      box(list, at)?.focus()
      await sendKeys({ press: 'Space' })
    }
    await until(() => bar(list).length === 2)
    list.named('.compare-bar button', '开始对比（2/4）').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => list.all('.compare-table').length === 1)
    await sendKeys({ press: 'Escape' })
    await until(() => list.all('dialog').length === 0)
    expect(list.root.activeElement?.textContent).to.equal('开始对比（2/4）')
  })

  it('has no accessibility faults, in the bar and in the dialog', async () => {
    const list = await open()
    await choose(list, 0, 1)
    await until(() => bar(list).length === 2)
    await pause(400)
    expect(await faults(list.get('.compare-bar'))).to.eql([])
    list.press('开始对比（2/4）')
    await until(() => list.all('.compare-table').length === 1)
    await pause(400)
    expect(await faults(list.get('dialog'))).to.eql([])
  })
})

describe('favourite buttons on cards', () => {
  const heart = (list: Part, at: number) =>
    list.all('.goods-card')[at]?.querySelector<HTMLElement>('.goods-card-heart')

  it('add and remove favourites, and load all states with one request', async () => {
    api = goodsApi({ member: true })
    api.state.favourites.add('101')
    const list = put('trade-goods-list', { 'category-id': 'c1' }, true)
    await until(() => heart(list, 1)?.className.includes('kept'))
    expect(api.sent('/collection/ids').length).to.equal(1)
    expect(heart(list, 0)?.ariaLabel).to.equal('收藏 恒锐 6200 轴承')
    heart(list, 0)?.click()
    await until(() => heart(list, 0)?.className.includes('kept'))
    await until(() => api.state.favourites.has('100'))
    await until(() => shownText(list).includes('已加入收藏'))
    heart(list, 1)?.click()
    await until(() => !api.state.favourites.has('101'))
    expect(heart(list, 1)?.ariaLabel).to.equal('收藏 岳峰 6201 轴承')
  })

  it('return to their previous state if the request fails', async () => {
    api = goodsApi({ member: true })
    const list = put('trade-goods-list', { 'category-id': 'c1' }, true)
    await until(() => heart(list, 0))
    api.state.down.add('/collection/add')
    const release = api.hold()
    heart(list, 0)?.click()
    await until(() => heart(list, 0)?.className.includes('kept'))
    release()
    await until(() => !heart(list, 0)?.className.includes('kept'))
  })

  it('keep a press that precedes the first response, and still show the other favourites', async () => {
    api = goodsApi({ member: true })
    api.state.favourites.add('101')
    const list = put('trade-goods-list', { 'category-id': 'c1' }, true)
    await until(() => heart(list, 0))
    const release = api.hold()
    heart(list, 0)?.click()
    release()
    await until(() => heart(list, 1)?.className.includes('kept'))
    expect(heart(list, 0)?.className).to.include('kept')
  })
})
