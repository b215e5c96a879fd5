import { expect } from 'chai'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import { scopeOf } from '../../src/core/host/scope'
import { goodsApi, type GoodsApi } from './goods-api'
import { fill, put, until, type Part } from './goods-page'

tradeGoodsDetail.define()

let api: GoodsApi
const gone: string[] = []
const onGo = (event: DocumentEventMap['trade-navigate']) => {
  event.preventDefault()
  const { pathname, search } = new URL(event.detail.href)
  gone.push(pathname + search)
}

beforeEach(() => {
  api = goodsApi()
  gone.length = 0
  document.addEventListener('trade-navigate', onGo)
})
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  document.removeEventListener('trade-navigate', onGo)
  api.close()
  localStorage.clear()
})

async function choose(...models: string[]): Promise<Part> {
  const detail = put('trade-goods-detail', { 'goods-id': '100' }, true)
  await until(() => detail.all('.goods-sku-table tbody tr').length > 0)
  for (const model of models) fill(detail.field(`${model} 的数量`), '20')
  await until(() => detail.text('.goods-action-bar').includes(`已选 ${models.length} 个规格`))
  return detail
}
const shownText = (detail: Part) =>
  scopeOf(detail.element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

describe('buy now', () => {
  it('opens a checkout of the chosen size without adding it to the cart', async () => {
    const detail = await choose('K-a')
    detail.press('立即购买')
    expect(gone).to.eql(['/cart/checkout?sku=a&quantity=20'])
    expect(api.sent('/userShoppingCar/add')).to.eql([])
  })

  it('shows a message and stays on the page if several sizes or none are chosen', async () => {
    const several = await choose('K-a', 'K-b')
    several.press('立即购买')
    expect(shownText(several)).to.include('立即购买一次限一个规格，多个规格请加入购物车')
    const none = await choose()
    none.press('立即购买')
    expect(shownText(none)).to.include('请选择规格和数量')
    expect(gone).to.eql([])
  })
})
