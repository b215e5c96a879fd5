import { expect } from 'chai'
import tradeGoodsCard from '../../elements/trade-goods-card'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import tradeGoodsList from '../../elements/trade-goods-list'
import { cartApi } from './cart-api'
import { line } from './cart-goods'
import { open as openCart } from './cart-page'
import { goodsApi } from './goods-api'
import { choose, put, until, type Part } from './goods-page'

tradeGoodsCard.define()
tradeGoodsDetail.define()
tradeGoodsList.define()

let api: { close: () => void }

/** Opens goods of which fewer pieces are in stock than one box holds. */
async function open(tag: string, attributes: Record<string, string>) {
  api = goodsApi({ member: true, stock: 150 })
  const part = put(tag, attributes, true)
  await until(() => part.all('[role=spinbutton]').length > 0)
  return part
}
const field = (part: Part) => part.get('[role=spinbutton]') as HTMLInputElement

afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
})

describe('goods with less stock than one box', () => {
  for (const [where, tag, attributes] of [
    ['a card', 'trade-goods-card', { 'goods-id': '100' }],
    ['a row of the list', 'trade-goods-list', { 'category-id': 'c1', layout: 'table' }],
  ] as const)
    it(`show a shortage at the quantity of ${where}, and switch to the 150 pieces in stock`, async () => {
      const part = await open(tag, attributes)
      await until(() => part.all('.goods-unit-field').length > 0)
      choose(part.get('[aria-label="恒锐 6200 轴承 的订货单位"]'), 'u3')
      await until(() => part.words('.stepper-error')[0]?.startsWith('库存不足 1 箱'))
      expect(field(part).ariaInvalid).to.equal('true')
      part.press('改按个订购')
      await until(() => field(part).value === '150')
      expect(part.all('.stepper-error')).to.have.length(0)
    })

  it('show a shortage at each size of the product page and disable its buttons', async () => {
    const detail = await open('trade-goods-detail', { 'goods-id': '100' })
    detail.press('箱 = 200 个')
    await until(() => detail.words('.goods-sku-table .stepper-note')[0]?.startsWith('库存不足 1 箱'))
    const [first] = detail.all('.goods-sku-table .stepper')
    expect(
      [...(first?.querySelectorAll<HTMLButtonElement>('.stepper-button') ?? [])].map((b) => b.disabled),
    ).to.eql([true, true])
    detail.press('改按个订购')
    await until(() => detail.all('.goods-sku-table .stepper-note').length === 0)
    expect(field(detail).value).to.equal('0')
  })

  it('show a shortage in each cell of a grid of sizes', async () => {
    const detail = await open('trade-goods-detail', { 'goods-id': '101' })
    detail.press('箱 = 200 个')
    await until(() => detail.words('.goods-sku-cell-stock')[0]?.startsWith('库存不足 1 箱'))
    detail.press('改按个订购')
    await until(() => detail.words('.goods-sku-cell-stock')[0] === '150')
  })

  it('show a shortage at a cart line, and switch to the 150 pieces in stock', async () => {
    const box = { itemId: 'b', unitName: '箱', ratio: 200 }
    const orderUnits = [{ itemId: 'p', unitName: '个', ratio: 1 }, box]
    const short = line('1', { quantity: 200, unitName: '个', stockQuantity: 150, orderUnits, orderUnit: box })
    api = cartApi({ name: '禾拓自营', shopType: 40, lines: [short] })
    const cart = await openCart()
    await until(() => cart.inRow('轴承 1', '.stepper-error').textContent?.startsWith('库存不足'))
    await until(() => cart.all('.cart-units .stepper-change').length > 0)
    cart.press('.cart-quantity', '改按个订购')
    await until(() => cart.field('轴承 1').value === '150')
  })
})
