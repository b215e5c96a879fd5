import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scope } from '../../../src/core/host/scope'
import { deleteLines, updateQuantity } from '../../../src/trade/cart/cart.contract'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { add, bed, changeSku, linesIn, singletons } from './cart-bed'
import { cartOf } from '../../../src/trade/cart/cart.store'
import { openCartPage } from '../../../src/trade/cart/cart-page.store'
import { soon } from '../../soon'

const sent = 'updateQuantity'

let page: ReturnType<typeof fakePage>
let token = ''
let skus: string[] = []
let scope: Scope
let shared: ReturnType<typeof cartOf>
let cart: ReturnType<typeof openCartPage>
let leave = () => {}

/** Opens a new page with three lines of 2, 3 and 4 pieces: 10.00, 20.00 and 30.00 each. */
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  skus = await singletons({}, { goodsPrice: 2000 }, { goodsPrice: 3000, stock: 64 })
  for (const [at, skuId] of skus.entries()) await add(token, [{ skuId, quantity: at + 2 }])
  page = fakePage(bed)
  page.otherTab(token)
  scope = freshScope()
  shared = cartOf(scope)
  cart = openCartPage(scope)
  leave = cart.cart.$state.listen(() => {})
  await ready()
  await soon(() => expect(shared.$count.get()).toBe(9))
})
afterEach(() => {
  leave()
})

const ready = () => soon(() => expect(cart.cart.$state.get().status).toBe('ready'))
const settled = () => soon(() => expect(cart.$waiting.get()).toBe(false))
const asked = (what: string) => page.asked.filter((path) => path.includes(what)).length
const stores = () => cart.lines.$groups.get().flatMap(({ lines }) => lines)
const storeOf = (at: number) => {
  const found = stores().find(({ $line }) => $line.get().line.skuId === skus[at])
  if (!found) throw new Error(`no line ${at}`)
  return found
}
const shown = (at: number) => storeOf(at).$line.get()
const idOf = (at: number) => storeOf(at).id
const summary = () => cart.lines.$summary.get()
const sum = () => cart.lines.$sum.get()
const toasts = () => scope.toasts.$toasts.get().map(({ form, title }) => `${form} ${title}`)
const onServer = async () => {
  const lines = await linesIn(token)
  return skus.map((skuId) => lines.find((line) => line.skuId === skuId)?.quantity)
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Computes the next response for a path now and delivers it when the returned function is called. */
function late(part: string): () => void {
  const { fetch } = globalThis
  let go = () => {}
  const gate = new Promise<void>((done) => (go = done))
  let isHeld = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const mine = !isHeld && url.includes(part)
    isHeld ||= mine
    const answer = await fetch(url, init)
    if (mine) await gate
    return answer
  })
  return go
}
function offline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
}
const inOtherTab = () => shared.$changed.set(crypto.randomUUID())

test('shows the lines of the server by shop, with their amounts', () => {
  expect([0, 1, 2].map((at) => [shown(at).quantity, shown(at).line.amount])).toEqual([
    [2, 2000],
    [3, 6000],
    [4, 12000],
  ])
  expect(summary()).toMatchObject({ kinds: 3, totalCount: 9, payAmount: 20000, checkedKinds: 3 })
})

test('reloads the lines after a change of language', async () => {
  const name = () => shown(0).line.goodsName
  const inChinese = name()
  scope.$language.set('en')
  await soon(() => expect(name()).not.toBe(inChinese))
})

describe('a quantity', () => {
  test('is shown at once, sent once after the last change, and then confirmed by the server', async () => {
    for (const quantity of [5, 6, 7]) cart.change(idOf(0), quantity)
    expect(shown(0)).toMatchObject({ quantity: 7, saving: true, line: { quantity: 2, amount: 2000 } })
    expect(cart.$waiting.get()).toBe(true)
    expect(asked(sent)).toBe(0)
    await settled()
    expect(asked(sent)).toBe(1)
    expect(shown(0)).toMatchObject({ quantity: 7, saving: false, line: { quantity: 7, amount: 7000 } })
    expect(summary()).toMatchObject({ totalCount: 14, payAmount: 25000 })
    expect(shared.$count.get()).toBe(14)
    expect(await onServer()).toEqual([7, 3, 4])
  })

  test('can be ordered in a unit of the goods, which the server converts to pieces', async () => {
    const carton = shown(0).line.orderUnits?.find(({ ratio }) => ratio > 1)
    if (!carton) throw new Error('goods of one unit')
    cart.change(idOf(0), 2 * carton.ratio, carton)
    expect(shown(0)).toMatchObject({ quantity: 2 * carton.ratio, orderUnit: carton, saving: true })
    await settled()
    expect(shown(0).line).toMatchObject({ quantity: 2 * carton.ratio, orderUnit: carton })
    cart.change(idOf(0), 5)
    await settled()
    expect(shown(0).line).toMatchObject({ quantity: 5 })
    expect(shown(0).orderUnit).toBeUndefined()
  })

  test('updates its amount and the totals at once, to the values that the server returns later', async () => {
    cart.change(idOf(0), 7)
    expect(shown(0)).toMatchObject({ price: 1000, amount: 7000 })
    expect(sum()).toMatchObject({ totalCount: 14, checkedCount: 14, amount: 25000, payAmount: 25000 })
    expect(summary()).toMatchObject({ totalCount: 9, payAmount: 20000 })
    cart.change(idOf(1), 1)
    expect(sum()).toMatchObject({ totalCount: 12, payAmount: 21000 })
    await settled()
    expect(sum()).toEqual(summary())
    expect(summary()).toMatchObject({ totalCount: 12, payAmount: 21000 })
  })

  test('of a deselected line changes the number of pieces only', async () => {
    await cart.select([idOf(0)], false)
    cart.change(idOf(0), 7)
    expect(sum()).toMatchObject({ totalCount: 14, checkedCount: 7, amount: 18000 })
    await settled()
    expect(sum()).toMatchObject({ totalCount: 14, checkedCount: 7, amount: 18000 })
  })

  test('has the price of that quantity where prices have steps', async () => {
    skus = await singletons({
      prices: [
        { level: 0, minQuantity: 1, price: 980 },
        { level: 0, minQuantity: 10, price: 900 },
        { level: 0, minQuantity: 50, price: 1200 },
      ],
    })
    await cart.cart.reload()
    for (const quantity of [1, 9, 10, 49, 50, 51]) {
      cart.change(idOf(0), quantity)
      const { price, amount } = shown(0)
      await settled()
      const shownLine = shown(0).line
      expect({ price, amount }).toEqual({ price: shownLine.price, amount: shownLine.amount })
      expect(shownLine.price).toBe(quantity < 10 ? 980 : 900)
    }
  })

  test('is sent 400 ms after the last change', async () => {
    cart.change(idOf(0), 5)
    await pause(100)
    const started = performance.now()
    cart.change(idOf(0), 6)
    await soon(() => expect(asked(sent)).toBe(1), 5)
    expect(performance.now() - started).toBeGreaterThan(390)
    await settled()
  })

  test('renders its own line only', async () => {
    const drawn: number[] = []
    const stops = [0, 1, 2].map((at) => storeOf(at).$line.listen(() => void drawn.push(at)))
    const groups = cart.lines.$groups.get()
    const selection = cart.lines.$selection.get()
    cart.change(idOf(1), 9)
    await settled()
    expect(new Set(drawn)).toEqual(new Set([1]))
    expect(cart.lines.$groups.get()).toBe(groups)
    expect(cart.lines.$selection.get()).toBe(selection)
    stops.forEach((stop) => stop())
  })

  test('that returns to its first value is not sent', async () => {
    cart.change(idOf(0), 5)
    cart.change(idOf(0), 2)
    await settled()
    expect(asked(sent)).toBe(0)
    expect(shown(0)).toMatchObject({ quantity: 2, saving: false })
  })

  test('that the server rejects is reset, with the server’s message', async () => {
    await changeSku(skus[2] ?? '', { stock: 30 })
    cart.change(idOf(2), 40)
    expect(sum()).toMatchObject({ totalCount: 45, payAmount: 128000 })
    await settled()
    expect(sum()).toMatchObject({ totalCount: 9, payAmount: 20000 })
    expect(shown(2)).toMatchObject({ price: 3000, amount: 12000 })
    expect(shown(2)).toMatchObject({ quantity: 4, saving: false, fault: '库存不足，最多 30 个' })
    expect(toasts()).toEqual(['brief 库存不足，最多 30 个'])
    expect(summary()).toMatchObject({ totalCount: 9, payAmount: 20000 })
    await soon(() => expect(shown(2).line.stockQuantity).toBe(30))
    expect(shown(2).fault).toBe('库存不足，最多 30 个')
    expect(cart.lines.$troubled.get()).toEqual([idOf(2)])
    cart.change(idOf(2), 5)
    expect(shown(2).fault).toBe('')
    expect(cart.lines.$troubled.get()).toEqual([])
    await settled()
    expect(await onServer()).toEqual([2, 3, 5])
  })

  test('is reset without a response, and the client shows an error', async () => {
    offline()
    cart.change(idOf(0), 8)
    await settled()
    expect(shown(0)).toMatchObject({ quantity: 2, saving: false, fault: '' })
    expect(toasts()).toEqual(['full 错误'])
  })

  test('two requests in flight end with the last quantity, and the first is never shown again', async () => {
    const release = late(sent)
    const quantities: number[] = []
    const stop = storeOf(0).$line.listen(({ quantity }) => void quantities.push(quantity))
    cart.change(idOf(0), 5)
    await soon(() => expect(asked(sent)).toBe(1))
    cart.change(idOf(0), 7)
    await pause(500)
    release()
    await settled()
    expect(quantities.slice(quantities.indexOf(7))).not.toContain(5)
    expect(shown(0)).toMatchObject({ quantity: 7, saving: false })
    expect(summary()).toMatchObject({ totalCount: 14 })
    expect(await onServer()).toEqual([7, 3, 4])
    stop()
  })

  test('a rejected request leaves a newer change unaffected', async () => {
    page.hold((path) => path.includes(sent))
    cart.change(idOf(2), 80)
    await soon(() => expect(asked(sent)).toBe(1))
    const quantities: number[] = []
    cart.change(idOf(2), 6)
    const stop = storeOf(2).$line.listen(({ quantity }) => void quantities.push(quantity))
    await pause(500)
    page.release()
    await settled()
    await ready()
    expect(new Set(quantities)).toEqual(new Set([6]))
    expect(shown(2)).toMatchObject({ quantity: 6, saving: false, fault: '' })
    expect(await onServer()).toEqual([2, 3, 6])
    stop()
  })

  test('of a page that becomes hidden is sent at once with keepalive', async () => {
    const { fetch } = globalThis
    const outliving: unknown[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.includes(sent)) outliving.push(init.keepalive)
      return fetch(url, init)
    })
    cart.change(idOf(0), 5)
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
    await new Promise(setImmediate)
    expect(asked(sent)).toBe(1)
    expect(outliving).toEqual([true])
    await settled()
    expect(await onServer()).toEqual([5, 3, 4])
  })
})

describe('another tab', () => {
  test('updates the changed line only, without a toast', async () => {
    const drawn: number[] = []
    const stops = [0, 1, 2].map((at) => storeOf(at).$line.listen(() => void drawn.push(at)))
    await bed.call(updateQuantity, { path: { id: idOf(1) }, body: { quantity: 30 } }, { token })
    inOtherTab()
    await soon(() => expect(shown(1).quantity).toBe(30))
    expect(summary()).toMatchObject({ totalCount: 36 })
    expect(toasts()).toEqual([])
    expect(drawn).toEqual([1])
    stops.forEach((stop) => stop())
  })

  test('does not overwrite a quantity that is being changed here', async () => {
    for (const [at, quantity] of [9, 30].entries())
      await bed.call(updateQuantity, { path: { id: idOf(at) }, body: { quantity } }, { token })
    cart.change(idOf(0), 5)
    inOtherTab()
    await soon(() => expect(shown(1).quantity).toBe(30))
    expect(shown(0).quantity).toBe(5)
    await settled()
    expect(await onServer()).toEqual([5, 30, 4])
    expect(shown(0)).toMatchObject({ quantity: 5, line: { quantity: 5 } })
  })

  test('that deletes a line removes it here, also while its quantity is being changed', async () => {
    const id = idOf(0)
    cart.change(id, 5)
    await bed.call(deleteLines, { query: { ids: id } }, { token })
    inOtherTab()
    await soon(() => expect(stores()).toHaveLength(2))
    expect(sum()).toEqual(summary())
    await settled()
    expect(await onServer()).toEqual([undefined, 3, 4])
    expect(toasts()).toEqual([])
  })

  test('own changes cause no reload', async () => {
    cart.change(idOf(0), 5)
    await settled()
    expect(asked('getShopCar')).toBe(1)
  })

  test('a late response does not overwrite a newer change', async () => {
    const release = late('getShopCar')
    inOtherTab()
    await soon(() => expect(asked('getShopCar')).toBe(2))
    cart.change(idOf(0), 5)
    await pause(500)
    release()
    await settled()
    expect(shown(0)).toMatchObject({ quantity: 5, saving: false })
    expect(summary()).toMatchObject({ totalCount: 12 })
  })
})

describe('selecting', () => {
  const chosen = () => [0, 1, 2].map((at) => storeOf(at).$checked.get())

  test('a line is shown at once and confirmed by the server', async () => {
    void cart.select([idOf(0)], false)
    expect(chosen()).toEqual([false, true, true])
    expect(cart.$waiting.get()).toBe(true)
    await settled()
    expect(summary()).toMatchObject({ checkedKinds: 2, checkedCount: 7, payAmount: 18000, allChecked: 20 })
    expect((await linesIn(token)).filter(({ checked }) => checked === 10)).toHaveLength(2)
  })

  test('all or none selects every line or no line', async () => {
    void cart.selectAll(false)
    expect(chosen()).toEqual([false, false, false])
    await settled()
    expect(summary()).toMatchObject({ checkedKinds: 0, payAmount: 0 })
    void cart.selectAll(true)
    await settled()
    expect(chosen()).toEqual([true, true, true])
    expect(summary()).toMatchObject({ checkedKinds: 3, payAmount: 20000, allChecked: 10 })
  })

  test('skips lines that cannot be ordered', async () => {
    await changeSku(skus[2] ?? '', { stock: 3 })
    inOtherTab()
    await soon(() => expect(shown(2).line.invalidReason).toBe('tooMany'))
    expect(chosen()).toEqual([true, true, undefined])
    void cart.selectAll(true)
    await settled()
    expect(chosen()).toEqual([true, true, undefined])
  })

  test('a line that was reduced to the stock can be selected again', async () => {
    await changeSku(skus[2] ?? '', { stock: 3 })
    inOtherTab()
    await soon(() => expect(chosen()[2]).toBeUndefined())
    cart.change(idOf(2), 3)
    await settled()
    expect(chosen()[2]).toBe(true)
  })

  test('is reset without a response', async () => {
    offline()
    expect(await cart.select([idOf(0)], false)).toBe(false)
    expect(chosen()).toEqual([true, true, true])
  })

  test('is reset when the server rejects it', async () => {
    const id = idOf(0)
    await bed.call(deleteLines, { query: { ids: idOf(1) } }, { token })
    expect(await cart.select([id, idOf(1)], false)).toBe(false)
    await ready()
    expect(storeOf(0).$checked.get()).toBe(true)
    expect(stores()).toHaveLength(2)
  })
})

describe('deleting', () => {
  test('removes one line, then the rest', async () => {
    expect(await cart.remove([idOf(0)])).toBe(true)
    expect(stores()).toHaveLength(2)
    expect(summary()).toMatchObject({ kinds: 2, totalCount: 7 })
    expect(shared.$count.get()).toBe(7)
    expect(await cart.remove([idOf(1), idOf(2)])).toBe(true)
    expect(cart.lines.$groups.get()).toEqual([])
    expect(summary()).toMatchObject({ kinds: 0, totalCount: 0 })
    expect(await linesIn(token)).toEqual([])
  })

  test('lists sold-out lines separately and removes them together', async () => {
    await changeSku(skus[1] ?? '', { stock: 0 })
    inOtherTab()
    await soon(() => expect(cart.lines.$gone.get()).toHaveLength(1))
    expect(stores()).toHaveLength(2)
    const ids = cart.lines.$gone.get().map(({ id }) => id)
    expect(await cart.remove(ids)).toBe(true)
    expect(cart.lines.$gone.get()).toEqual([])
    expect(await onServer()).toEqual([2, undefined, 4])
  })

  test('changes nothing when the server rejects it', async () => {
    expect(await cart.remove([idOf(0), '0000'])).toBe(false)
    await ready()
    expect(stores()).toHaveLength(3)
    expect(await onServer()).toEqual([2, 3, 4])
  })
})
