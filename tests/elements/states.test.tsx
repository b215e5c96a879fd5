import { expect } from 'chai'
import tradeAnnouncements from '../../elements/trade-announcements'
import tradeGoodsCard from '../../elements/trade-goods-card'
import tradeGoodsList from '../../elements/trade-goods-list'
import tradeIf from '../../elements/trade-if'
import tradePrice from '../../elements/trade-price'
import tradeTodo from '../../elements/trade-todo'
import { elementIs, elementStates } from '../../src/ui/element-state'
import { goodsApi, type GoodsApi } from './goods-api'
import { put, until, type Part } from './goods-page'
import { mount } from './ui/mount'

for (const element of [tradeAnnouncements, tradeGoodsCard, tradeGoodsList, tradeIf, tradePrice, tradeTodo])
  element.define()

const states = elementStates
/** Returns the custom states of an element without its theme. */
const statesOf = ({ element }: Part) => states.filter((state) => element.matches(`:state(${state})`)).join()
const becomes = (part: Part, wanted: string) => until(() => statesOf(part) === wanted, `${wanted || 'none'}`)

let api: GoodsApi
beforeEach(() => (api = goodsApi()))
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
})

describe('states of a region', () => {
  it('is loading until the first page arrives, not while a later page reloads', async () => {
    const release = api.hold()
    const list = put('trade-goods-list', { 'category-id': 'c1' })
    await becomes(list, 'loading')
    release()
    await until(() => list.all('.goods-card').length > 0)
    await becomes(list, '')
    const again = api.hold()
    list.press('恒锐')
    await until(() => list.all('.page-frame-busy').length > 0, 'busy')
    expect(statesOf(list)).to.equal('')
    again()
  })

  it('is empty without results, until a new search has some', async () => {
    const list = put('trade-goods-list', { keyword: 'nothing-is-called-so' })
    await becomes(list, 'empty')
    list.element.setAttribute('keyword', '轴承')
    await until(() => list.all('.goods-card').length > 0)
    await becomes(list, '')
  })

  it('is failed until a retry succeeds', async () => {
    api.state.down.add('goodsInfo/page')
    const list = put('trade-goods-list', { 'category-id': 'c1' })
    await becomes(list, 'failed')
    api.state.down.clear()
    list.press('重新加载')
    await until(() => list.all('.goods-card').length > 0)
    await becomes(list, '')
  })

  it('is denied for a visitor, and removed with the element', async () => {
    const todo = put('trade-todo')
    await becomes(todo, 'denied')
    todo.element.remove()
    await becomes(todo, '')
  })

  it('is failed or empty for a single card, as its product is', async () => {
    api.state.down.add('listData')
    const card = put('trade-goods-card', { 'goods-id': '100' })
    await becomes(card, 'failed')
    api.state.down.clear()
    card.press('重新加载')
    await becomes(card, '')
    card.element.setAttribute('goods-id', 'nowhere')
    await becomes(card, 'empty')
  })

  it('remains until the last of several parts is unmounted', () => {
    const failed = <p ref={elementIs('failed')}>!</p>
    const { host, draw } = mount([failed, failed].map((part, at) => <div key={at}>{part}</div>))
    const holds = () => host.matches(':state(failed)')
    expect(holds()).to.equal(true)
    draw(failed)
    expect(holds()).to.equal(true)
    draw(null)
    expect(holds()).to.equal(false)
  })
})

describe('states of a small element', () => {
  it('is loading, then none, and empty for an unknown product', async () => {
    const release = api.hold()
    const price = put('trade-price', { 'goods-id': '100' })
    await becomes(price, 'loading')
    release()
    await becomes(price, '')
    price.element.setAttribute('goods-id', 'nowhere')
    await becomes(price, 'empty')
  })

  it('is failed until a retry succeeds', async () => {
    api.state.down.add('listData')
    const price = put('trade-price', { 'goods-id': '100' })
    await becomes(price, 'failed')
    api.state.down.clear()
    price.press('重新加载')
    await becomes(price, '')
  })

  it('is denied for a hidden price, until another product’s price is visible', async () => {
    const price = put('trade-price', { 'goods-id': '102' })
    await becomes(price, 'denied')
    price.element.setAttribute('goods-id', '100')
    await becomes(price, '')
  })

  it('is denied in trade-if for a visitor without the required session', async () => {
    await becomes(put('trade-if'), 'denied')
    const open = put('trade-if', { session: 'visitor' })
    await until(() => open.all('slot').length === 1)
    expect(statesOf(open)).to.equal('')
  })

  it('is loading, then failed or empty, in an element rendered by Lit', async () => {
    api.state.down.add('notice')
    const release = api.hold()
    const announcements = put('trade-announcements')
    await becomes(announcements, 'loading')
    release()
    await until(() => ['failed', 'empty'].includes(statesOf(announcements)))
  })
})
