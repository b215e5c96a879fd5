import * as z from 'zod/mini'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { getCart } from '../../src/trade/cart/cart.contract'
import type { Inquiry } from './inquiry'
import { writing, type Wrote } from './writing'

const idList = z.array(z.union([z.string(), z.number()]))

/** Writes to a member's cart and favourites, checks the effect, and reverts all of it. */
export function writer(inquiry: Inquiry, token: string) {
  const { site, sayOf } = inquiry
  const done = writing(inquiry, token)
  const key = crypto.randomUUID()

  async function cartLines() {
    const cart = getCart.shapes.data.safeParse(await done('getCart', {}))
    return cart.success
      ? [...cart.data.groups.flatMap(({ lines }) => lines), ...cart.data.invalid]
      : undefined
  }

  /** Finds goods in stock that are neither in the cart nor among the favourites. */
  async function freeGoods() {
    const body = { brandTerminalId: site.id, inStock: true, pageSize: 30 }
    const goods = goodsPage.shapes.data.safeParse(await done('goodsPage', { body }))
    const lines = await cartLines()
    const favourites = idList.safeParse(await done('favouriteIds', { query: { kind: 'goods' } }))
    if (!goods.success || !lines) return undefined
    const favourite = favourites.success ? favourites.data.map(String) : []
    const taken = new Set([...favourite, ...lines.map(({ goodsId }) => goodsId)])
    return goods.data.content.find(({ id }) => !taken.has(id))
  }

  async function cart(goodsId: string, skuId: string, quantity: number, step: number): Promise<Wrote> {
    const what = `${quantity} × SKU ${skuId} in the cart, then ${quantity + step}`
    const add = { body: { skuGoodsList: [{ skuId, goodsId, quantity }] } }
    await done('addToCart', add, key)
    await done('addToCart', add, key)
    const line = (await cartLines())?.find((one) => one.skuId === skuId)
    if (!line) {
      sayOf('addToCart')({ kind: 'write', expected: `SKU ${skuId} in the cart`, found: 'no such line' })
      return { what, takenBack: true, left: '' }
    }
    if (line.quantity !== quantity) {
      const expected = `${quantity}, however often one Idempotency-Key is sent`
      sayOf('addToCart')({ kind: 'write', path: 'quantity', expected, found: String(line.quantity) })
    }
    const path = { id: line.id }
    await done('updateQuantity', { path, body: { quantity: quantity + step } })
    const changed = (await cartLines())?.find(({ id }) => id === line.id)?.quantity
    if (changed !== quantity + step)
      sayOf('updateQuantity')({
        kind: 'write',
        path: 'quantity',
        expected: String(quantity + step),
        found: String(changed),
      })
    await done('deleteLines', { query: { ids: line.id } })
    const left = (await cartLines())?.some(({ id }) => id === line.id) ?? true
    if (left) sayOf('deleteLines')({ kind: 'write', expected: `line ${line.id} gone`, found: 'it is there' })
    return { what, takenBack: !left, left: '' }
  }

  async function favourite(goodsId: string): Promise<Wrote> {
    const among = async () => {
      const ids = idList.safeParse(await done('favouriteIds', { query: { kind: 'goods' } }))
      return ids.success && ids.data.map(String).includes(goodsId)
    }
    await done('addFavourite', { body: { kind: 'goods', refId: goodsId } })
    if (!(await among()))
      sayOf('addFavourite')({
        kind: 'write',
        expected: `${goodsId} among the favourites`,
        found: 'it is not',
      })
    await done('deleteFavourites', { query: { kind: 'goods', ids: goodsId } })
    const left = await among()
    if (left)
      sayOf('deleteFavourites')({ kind: 'write', expected: `${goodsId} no favourite`, found: 'it is one' })
    return { what: `goods ${goodsId} among the favourites`, takenBack: !left, left: '' }
  }

  return async (): Promise<Wrote[]> => {
    const goods = await freeGoods()
    if (!goods) return []
    const { skuId, minQuantity, step } = goods.skuItemDefault
    const wrote = await cart(goods.id, skuId, Math.max(minQuantity, 1), Math.max(step, 1))
    return inquiry.good.has('favouriteIds') ? [wrote, await favourite(goods.id)] : [wrote]
  }
}
