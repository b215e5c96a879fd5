import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { scopeOf } from '../../src/core/host/scope'
import tradeBrands from '../../elements/trade-brands'
import tradeGoodsCard from '../../elements/trade-goods-card'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import tradeGoodsList from '../../elements/trade-goods-list'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { put, until, type Part } from './goods-page'

for (const element of [tradeBrands, tradeGoodsCard, tradeGoodsDetail, tradeGoodsList]) element.define()

let api: GoodsApi
before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
})

const toasts = ({ element }: Part) => scopeOf(element).toasts.$toasts.get()

describe('a catalogue without goods', () => {
  beforeEach(() => (api = goodsApi({ empty: true })))

  it('shows an empty state for a category, with a link to all categories', async () => {
    const list = put('trade-goods-list', { 'category-id': 'c1' })
    await until(() => list.all('.empty-state').length > 0)
    expect(list.text('.empty-state-title')).to.equal('没有符合条件的商品')
    expect(list.named('a', '全部分类').getAttribute('href')).to.equal('/category/all')
    expect(list.all('.pagination').length).to.equal(0)
    expect(toasts(list)).to.eql([])
    expect(await faults(list.element)).to.eql([])
  })

  it('shows at most 50 characters of a keyword without hits, and links to an enquiry for it', async () => {
    const word = '轴'.repeat(500)
    const list = put('trade-goods-list', { keyword: word })
    await until(() => list.all('.empty-state').length > 0)
    expect(list.text('.empty-state-title')).to.equal(`没有找到“${'轴'.repeat(50)}”`)
    expect(api.sent('/goodsInfo/page').at(-1)?.goodsKeyWord).to.equal('轴'.repeat(50))
    const enquire = new URL(list.named('a', '提交询价').getAttribute('href') ?? '', location.href)
    expect([enquire.pathname, enquire.searchParams.get('code')]).to.eql([
      '/user/enquiry/goods',
      '轴'.repeat(50),
    ])
    expect(list.element.scrollWidth).to.be.at.most(1200)
  })

  it('shows an empty state instead of brands, without a toast', async () => {
    const brands = put('trade-brands')
    await until(() => brands.all('.empty-state').length > 0)
    expect(brands.all('a[href^="/brand/"]').length).to.equal(0)
    expect(toasts(brands)).to.eql([])
  })
})

describe('goods without pictures', () => {
  beforeEach(() => (api = goodsApi()))

  it('shows a placeholder on the tile of a card, at the usual height of 168 px', async () => {
    const card = put('trade-goods-card', { 'goods-id': '100' })
    await until(() => card.all('.goods-card').length > 0)
    expect(card.text('.picture-missing')).to.equal('暂无图片')
    expect(card.get('.goods-card-tile').getBoundingClientRect().height).to.equal(168)
  })

  it('shows a placeholder of 400 px on the product page, without thumbnails', async () => {
    const detail = put('trade-goods-detail', { 'goods-id': '106' })
    await until(() => detail.all('.goods-detail').length > 0)
    await until(() => detail.text('.goods-gallery-tile').includes('暂无图片'))
    expect(detail.all('.goods-gallery-thumb').length).to.equal(0)
    expect(detail.get('.goods-gallery-tile').getBoundingClientRect().height).to.equal(400)
    await until(() => detail.all('.goods-similar .picture-missing').length > 0)
  })
})
