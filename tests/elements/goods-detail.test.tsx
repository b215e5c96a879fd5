import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { scopeOf } from '../../src/core/host/scope'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { fill, pause, put, until, type Part } from './goods-page'
import { variants } from '../hard/amounts'

tradeGoodsDetail.define()

let api: GoodsApi

async function open(id: string, { member = false, shows = '.goods-detail' } = {}) {
  api = goodsApi({ member })
  const detail = put('trade-goods-detail', { 'goods-id': id }, member)
  await until(() => detail.all(shows).length > 0, shows)
  return detail
}
const settled = (detail: Part) =>
  until(() => detail.get('.goods-chosen-sum').ariaBusy !== 'true' && api.sent('/price').length)
const quantity = (detail: Part, code: string) => detail.field(`${code} 的数量`)
const shownText = ({ element }: Part) =>
  scopeOf(element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
})

describe('trade-goods-detail', () => {
  it('shows name, shop, price, sizes and parameters, and dispatches trade-goods-view once', async () => {
    const seen: string[] = []
    const listen = ({ detail }: DocumentEventMap['trade-goods-view']) => void seen.push(detail.goodsId)
    document.addEventListener('trade-goods-view', listen)
    const detail = await open('100', { member: true })
    expect(detail.text('h1')).to.equal('恒锐 6200 轴承')
    expect(detail.words('.breadcrumb-item').at(-1)).to.equal('恒锐 6200 轴承')
    expect(detail.text('.goods-shop'))
      .to.include('恒锐官方旗舰店')
      .and.include('品牌旗舰店')
      .and.include('评分 4.9')
    expect(detail.text('.goods-price-box'))
      .to.include('会员价')
      .and.include('¥7.20')
      .and.include('零售价 ¥8.00')
    expect(detail.words('.goods-sku-code')).to.eql(['K-a', 'K-b', 'K-c'])
    expect(detail.text('.goods-parameters')).to.include('品牌恒锐').and.include('内径20 mm')
    await pause(50)
    expect(seen).to.eql(['100'])
    document.removeEventListener('trade-goods-view', listen)
  })

  it('shows the server’s total of the selected sizes, and marks the tier of their quantity', async () => {
    const detail = await open('100', { member: true })
    fill(quantity(detail, 'K-a'), '195')
    await until(() => quantity(detail, 'K-a').value === '200', 'settled to the step')
    fill(quantity(detail, 'K-b'), '10')
    await settled(detail)
    expect(detail.text('.goods-action-bar')).to.include('已选 2 个规格，210 个')
    await until(() => detail.text('.goods-chosen-sum').includes('¥1,361.00'))
    expect(detail.words('.table-selected .goods-sku-code')).to.eql(['K-a', 'K-b'])
    fill(quantity(detail, 'K-a'), '300')
    await until(() => detail.text('.goods-price-box').includes('按已选 300 个'))
    expect(detail.get('.goods-price-tier-current').textContent).to.include('≥ 100 个').and.include('¥6.40')
    await until(() => detail.text('.goods-price-box-price').includes('¥6.40'))
  })

  it('adds all selected sizes with one request, also on a double click', async () => {
    const detail = await open('100', { member: true })
    fill(quantity(detail, 'K-a'), '20')
    fill(quantity(detail, 'K-b'), '30')
    detail.press('加入购物车')
    detail.press('加入购物车')
    await until(() => shownText(detail).includes('已加入购物车'))
    expect(api.sent('/userShoppingCar/add').map(({ skuGoodsList }) => skuGoodsList)).to.eql([
      [
        { skuId: 'a', goodsId: '100', quantity: 20 },
        { skuId: 'b', goodsId: '100', quantity: 30 },
      ],
    ])
  })

  it('shows an error and focuses the first size if none is selected', async () => {
    const detail = await open('100')
    detail.press('加入购物车')
    expect(shownText(detail)).to.include('请选择规格和数量')
    expect(detail.root.activeElement === quantity(detail, 'K-a')).to.equal(true)
    expect(api.sent('/userShoppingCar/add')).to.eql([])
  })

  it('preselects the minimum order of a product with one size', async () => {
    const detail = await open('103')
    expect(quantity(detail, 'K-s103').value).to.equal('10')
    expect(detail.text('.goods-action-bar')).to.include('已选 1 个规格，10 个')
    expect(detail.all('.goods-spec-pills').length).to.equal(0)
  })

  it('values filter the sizes and disable combinations that do not exist', async () => {
    const detail = await open('100')
    detail.press('P6', '.goods-spec')
    await until(() => detail.words('.goods-sku-code').join() === 'K-b')
    expect(detail.named('.goods-spec-pill', '双面铁盖')).to.have.property('disabled', true)
    expect(detail.named('.goods-spec-pill', 'P6').ariaPressed).to.equal('true')
    detail.press('P6', '.goods-spec')
    await until(() => detail.words('.goods-sku-code').length === 3)
  })

  it('links a size that is out of stock to an enquiry with its code and quantity', async () => {
    const detail = await open('100')
    await until(() => detail.all('.goods-sku-enquire').length === 1)
    expect(detail.get('.goods-sku-enquire').getAttribute('href')).to.match(
      /\/user\/enquiry\/goods\?code=K-.&quantity=\d+$/,
    )
  })

  it('disables adding if every size is out of stock, with the reason, an enquiry and similar goods', async () => {
    const detail = await open('104')
    await until(() => detail.all('.goods-action-bar [role=status]').length === 1)
    for (const name of ['加入购物车', '立即购买', '加入询价单']) {
      const button = detail.named('.goods-action-bar .button', name)
      expect(button, name).to.have.property('disabled', true)
      const reason = detail.root.getElementById(button.getAttribute('aria-describedby') ?? '')
      expect(reason?.textContent).to.include('暂时缺货')
    }
    expect(detail.named('.goods-action-bar .button', '询价').getAttribute('href')).to.match(
      /\/user\/enquiry\/goods\?code=K-s104&quantity=10$/,
    )
    expect(detail.named('.goods-action-bar .button', '看同类商品').getAttribute('href')).to.match(
      /\/goods\/list\/c1$/,
    )
  })

  it('shows prices in another unit', async () => {
    const detail = await open('100')
    expect(detail.text('.goods-price-box-price')).to.include('¥8.00/个')
    detail.press('盒 = 10 个')
    await until(() => detail.text('.goods-price-box-price').includes('¥80.00/盒'))
    expect(detail.text('.goods-sku-table thead')).to.include('价格 / 盒')
    expect(detail.text('.goods-sku-table tbody')).to.include('¥80.00').and.include('¥90.00')
  })

  it('orders in the selected unit and shows the pieces', async () => {
    const detail = await open('100', { member: true })
    fill(quantity(detail, 'K-a'), '30')
    detail.press('盒 = 10 个')
    await until(() => quantity(detail, 'K-a').value === '3')
    expect(detail.text('.goods-action-bar')).to.include('3 盒 (30 个)')
    detail.press('加入购物车')
    await until(() => shownText(detail).includes('已加入购物车'))
    expect(api.sent('/userShoppingCar/add').map(({ skuGoodsList }) => skuGoodsList)).to.eql([
      [{ skuId: 'a', goodsId: '100', quantity: 3, goodsPriceUnit: 'u2' }],
    ])
  })

  it('with boxes, shows price and tier of the smallest order, and units in the column heads', async () => {
    const detail = await open('100', { member: true })
    detail.press('箱 = 200 个')
    await until(() => detail.text('.goods-price-box-price').includes('¥1,280.00/箱'))
    expect(detail.text('.goods-price-tier-current')).to.equal('≥ 100 个¥6.40/个')
    expect(detail.words('.goods-sku-table tbody .price-amount')[0]).to.equal('¥1,280.00')
    expect(detail.words('.goods-sku-table th')).to.include('会员价 / 箱').and.include('可售 / 个')
    fill(quantity(detail, 'K-a'), '1')
    await until(() => detail.text('.goods-action-bar').includes('1 箱 (200 个)'))
  })

  it('keeps a quantity beyond the stock with its correction, and adds the other sizes', async () => {
    const detail = await open('100', { member: true })
    fill(quantity(detail, 'K-a'), '600')
    await until(() => detail.words('tbody .tone-word')[0] === '库存不足')
    detail.press('加入购物车')
    await until(() => shownText(detail).includes('库存不足'))
    expect(api.sent('/userShoppingCar/add')).to.eql([])
    expect(detail.root.activeElement === quantity(detail, 'K-a')).to.equal(true)
    fill(quantity(detail, 'K-b'), '20')
    detail.press('加入购物车')
    await until(() => shownText(detail).includes('1 种商品无法加入购物车'))
    expect(api.sent('/userShoppingCar/add')[0]?.skuGoodsList.map(({ skuId }) => skuId)).to.eql(['b'])
    await until(() => quantity(detail, 'K-b').value === '0', 'what went in is chosen no more')
    await until(() => detail.root.activeElement === quantity(detail, 'K-a'))
    detail.press('改为 500')
    await until(() => detail.words('tbody .tone-word')[0] === '库存充足')
    detail.press('加入购物车')
    await until(() => api.sent('/userShoppingCar/add').length === 2)
    await until(() => detail.text('.goods-action-bar').includes('已选 0 个规格'))
    detail.press('加入购物车')
    expect(shownText(detail)).to.include('请选择规格和数量')
  })

  it('scrolls a refused quantity and its reason above the bar', async () => {
    const detail = await open('100', { member: true })
    const field = quantity(detail, 'K-a')
    fill(field, '600')
    await until(() => detail.all('.stepper-error').length > 0)
    await setViewport({ width: 1440, height: Math.round(field.getBoundingClientRect().top) })
    detail.press('加入购物车')
    await until(() => detail.root.activeElement === field)
    const way = detail.named('.goods-sku-table button', '改为 500').getBoundingClientRect()
    expect(way.bottom).to.be.at.most(detail.get('.goods-action-bar').getBoundingClientRect().top)
    await setViewport({ width: 1440, height: 900 })
  })

  it('counts a typed quantity in the summary while its field has the focus', async () => {
    const detail = await open('101', { member: true })
    detail.get('[data-row="0"][data-column="1"]').focus()
    await sendKeys({ type: '20' })
    await until(() => detail.text('.goods-action-bar').includes('已选 1 个规格，20 个'))
  })

  it('shows errors for half a unit and for more than 9,999 boxes at the size', async () => {
    const detail = await open('100', { member: true })
    detail.press('盒 = 10 个')
    fill(quantity(detail, 'K-a'), '3')
    fill(quantity(detail, 'K-a'), '0.5')
    await until(() => detail.text('.goods-sku-table').includes('只能按整数订购，仍为 3 盒'))
    fill(quantity(detail, 'K-a'), '10000')
    await until(() => detail.text('.goods-sku-table').includes('每行最多 9,999 盒'))
    expect(quantity(detail, 'K-a').value).to.equal('10000')
  })

  it('shows a visitor no part of a hidden price', async () => {
    const detail = await open('102')
    expect(detail.text('.goods-price-box')).to.include('价格登录后可见')
    expect(detail.text('.goods-detail')).not.to.include('¥')
    await until(() => detail.text('.goods-action-bar').includes('登录后可见'))
  })

  it('shows two dimensions as a grid, navigated by arrows and added with one request', async () => {
    const detail = await open('101', { member: true })
    const cell = (row: number, column: number) =>
      detail.get(`[data-row="${row}"][data-column="${column}"]`) as HTMLInputElement
    expect(detail.all('.goods-sku-cell').length).to.equal(16)
    expect(detail.all('.goods-sku-cell input').length).to.equal(15)
    cell(0, 1).focus()
    await sendKeys({ type: '15' })
    await sendKeys({ press: 'ArrowDown' })
    expect(cell(0, 1).value, 'settled to the step').to.equal('20')
    expect(detail.root.activeElement === cell(2, 1), 'over the one without stock').to.equal(true)
    await sendKeys({ press: '+' })
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: 'ArrowLeft' })
    expect(detail.root.activeElement === cell(2, 0)).to.equal(true)
    await sendKeys({ type: '70' })
    await sendKeys({ press: 'Enter' })
    expect(cell(2, 0).getAttribute('aria-invalid')).to.equal('true')
    expect(cell(2, 0).closest('.goods-sku-cell')?.textContent).to.include('仅剩 60 个')
    detail.press('加入购物车')
    await until(() => api.sent('/userShoppingCar/add').length > 0)
    expect(
      api.sent('/userShoppingCar/add')[0]?.skuGoodsList.map((line) => [line.skuId, line.quantity]),
    ).to.eql([
      ['m01', 20],
      ['m21', 10],
    ])
    detail.press('改为 60')
    await until(() => cell(2, 0).value === '60')
  })

  it('arrow keys change the picture, and Enter opens it large', async () => {
    const detail = await open('103')
    const thumbs = detail.all('.goods-gallery-thumb')
    expect(thumbs.map(({ tabIndex }) => tabIndex)).to.eql([0, -1, -1])
    thumbs[0]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowLeft' })
    expect(detail.all('.goods-gallery-thumb').findIndex((thumb) => thumb.ariaCurrent === 'true')).to.equal(2)
    const tile = detail.get('.goods-gallery-tile')
    tile.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => detail.all('dialog[open]').length === 1)
    expect(detail.text('.goods-gallery-turn')).to.include('图片 3/3')
    await sendKeys({ press: 'ArrowRight' })
    expect(detail.text('.goods-gallery-turn')).to.include('图片 1/3')
    await sendKeys({ press: 'Escape' })
    await until(() => detail.all('dialog').length === 0)
    expect(detail.root.activeElement === tile).to.equal(true)
  })

  it('magnifies the picture under the pointer', async () => {
    const detail = await open('100')
    const tile = detail.get('.goods-gallery-tile')
    tile.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 200, clientY: 200 }))
    await until(() => getComputedStyle(detail.get('.goods-gallery-lens')).scale === '2')
    tile.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    await until(() => getComputedStyle(detail.get('.goods-gallery-lens')).scale !== '2')
  })

  it('renders the description without running its scripts', async () => {
    let hits = 0
    Reflect.set(globalThis, 'hit', () => void (hits += 1))
    const detail = await open('100')
    detail.press('商品详情', '[role=tablist]')
    // Its picture is lost, which would have called `hit` in a page that runs what a description holds.
    await until(() => detail.words('.rich-text')[0] === '介绍适合 电机暂无图片')
    expect(hits).to.equal(0)
    expect(detail.all('.rich-text [onerror]').length).to.equal(0)
  })

  it('shows similar goods without the product itself', async () => {
    const detail = await open('100')
    await until(() => detail.all('.goods-similar-name').length === 10)
    expect(detail.words('.goods-similar-title')).to.eql(['同类热销', '相关商品'])
    expect(detail.words('.goods-similar-name')).to.eql(
      [1, 2, 3, 4, 5, 6, 10, 11, 12, 13].map((at) => `${['恒锐', '岳峰', '北辰'][at % 3]} ${6200 + at} 轴承`),
    )
    expect(api.sent('/goodsInfo/page')[0]).to.include({ categoryId: 'c1', sort: 'sales' })
  })

  it('shows a not-found page for an unknown product, without a toast', async () => {
    const detail = await open('nothing', { shows: '.empty-state' })
    expect(detail.text('.empty-state')).to.include('商品不存在或已下架')
    expect(detail.named('a', '全部商品').getAttribute('href')).to.equal('/goods/list/all')
    expect(shownText(detail)).to.eql([])
  })

  it('shows an error with a retry button', async () => {
    api = goodsApi()
    api.state.down.add('/detail/')
    const detail = put('trade-goods-detail', { 'goods-id': '100' })
    await until(() => detail.all('.empty-state').length > 0)
    expect(detail.text('.empty-state')).to.include('商品没有加载出来')
    api.state.down.clear()
    detail.press('重新加载')
    await until(() => detail.all('.goods-detail').length === 1)
  })

  it('shows one message for all failed side requests, and retries them together', async () => {
    api = goodsApi()
    api.state.down.add('/recommend/')
    api.state.down.add('/commentPage')
    const detail = put('trade-goods-detail', { 'goods-id': '100' })
    await until(() => detail.all('.inline-bar').length > 0 && detail.all('.goods-similar-goods').length > 0)
    expect(detail.words('.inline-bar-text')).to.eql(['部分内容没有加载出来。'])
    expect(detail.words('.goods-similar-title')).to.eql(['同类热销'])
    api.state.down.clear()
    detail.press('重新加载')
    await until(() => detail.all('.goods-similar').length === 2 && detail.all('.inline-bar').length === 0)
  })

  it('resets the selection for another product', async () => {
    const detail = await open('100')
    fill(quantity(detail, 'K-a'), '20')
    detail.element.setAttribute('goods-id', '103')
    await until(() => detail.words('h1')[0] === '恒锐 6203 轴承')
    expect(detail.text('.goods-action-bar')).to.include('已选 1 个规格，10 个')
  })

  for (const id of variants(['100', '101'])) {
    it(`has no accessibility faults (${id})`, async () => {
      const detail = await open(id, { member: true })
      await until(() => detail.all('.goods-similar-goods').length > 0)
      expect(await faults(detail.element)).to.eql([])
    })
  }
})
