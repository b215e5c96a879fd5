import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCart } from '../../../src/trade/cart/cart.contract'
import type { Scope } from '../../../src/core/host/scope'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { checked, openedOrder, takeText, usualGoods } from './opened-order'
import { bed, singletons } from '../../trade/cart/cart-bed'
import { workbook } from './workbooks'
import { actions } from '../../../src/core/host/actions'
import type { QuickOrder } from '../../../src/catalogue/quick-order/quick-order.store'
import { cartOf } from '../../../src/trade/cart/cart.store'
import { soon } from '../../soon'

const codes = ['QS-ONE', 'QS-TENS', 'QS-FEW', 'QS-GONE']

let page: ReturnType<typeof fakePage>
let token = ''
let skus: string[] = []
let scope: Scope
let cart: ReturnType<typeof cartOf>
let order: QuickOrder
let logins = 0
let close = () => {}

async function open() {
  scope = freshScope()
  logins = 0
  actions.openLogin = () => void logins++
  cart = cartOf(scope)
  await again()
}
/** The page is drawn anew, in the same tab. */
async function again() {
  close()
  ;({ order, close } = openedOrder(scope))
}

beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  skus = await singletons(...usualGoods)
  page = fakePage(bed)
  page.otherTab(token)
  await open()
})
afterEach(() => {
  close()
})

const take = (text: string) => takeText(order, text)
const shown = () =>
  order.$judged
    .get()
    .map(({ code, quantity, verdict }) => [code, quantity, verdict.problem?.key ?? verdict.state])
const inCart = async () => {
  const { groups, invalid } = await bed.call(getCart, {}, { token })
  return [...groups.flatMap(({ lines }) => lines), ...invalid].map(({ skuCode, quantity }) => [
    skuCode,
    quantity,
  ])
}
const keyOf = (code: string) => order.$judged.get().find((line) => line.code === code)?.key ?? 0
const mixed = 'QS-ONE\t5\nQS-TENS\t15\nQS-FEW\t9\nQS-GONE\t1\nQS-TEMS\t10\nQS-ONE\tx\nQS-ONE\t2\nnope\t1'

test('a new order has three blank rows, which are not counted', () => {
  expect(order.$judged.get()).toHaveLength(3)
  expect(order.$counts.get()).toEqual({ all: 0, good: 0, bad: 0, waits: 0, asked: 0 })
})

test('every row is checked, good rows are added, the others stay for correction', async () => {
  await take(mixed)
  expect(shown()).toEqual([
    ['QS-ONE', '5', 'good'],
    ['QS-TENS', '15', 'notStep'],
    ['QS-FEW', '9', 'overStock'],
    ['QS-GONE', '1', 'withdrawn'],
    ['QS-TEMS', '10', 'unclear'],
    ['QS-ONE', 'x', 'notNumber'],
    ['QS-ONE', '2', 'good'],
    ['nope', '1', 'unknown'],
  ])
  await soon(() => expect(order.$total.get()).toMatchObject({ pending: false, amount: 7000 }))
  await order.add()
  expect(await inCart()).toEqual([['QS-ONE', 7]])
  expect(order.adding.$report.get()).toEqual({ outcome: 'added', added: 2 })
  expect(order.$counts.get()).toEqual({ all: 6, good: 0, bad: 6, waits: 0, asked: 0 })
})

test('a change of language reloads the names of goods and keeps the rows', async () => {
  await take('QS-ONE\t2')
  const names = () => order.$judged.get().map(({ verdict }) => verdict.sku?.goodsName)
  const before = shown()
  const [inChinese] = names()
  expect(inChinese).toBeTruthy()
  scope.$language.set('en')
  await soon(() => expect(names()[0]).not.toBe(inChinese))
  await checked(order)
  expect(shown()).toEqual(before)
})

test('a row is corrected with an offered code and an offered quantity', async () => {
  await take('QS-TEMS\t15')
  const [line] = order.$judged.get()
  expect(line?.verdict.candidates.map(({ skuCode }) => skuCode)).toEqual(['QS-TENS'])
  order.repair(line?.key ?? 0, { code: 'QS-TENS' })
  await soon(() => expect(shown()).toEqual([['QS-TENS', '15', 'notStep']]))
  expect(order.$judged.get()[0]?.verdict.problem?.offers).toEqual([10, 20])
  order.repair(line?.key ?? 0, { quantity: '20' })
  expect(shown()).toEqual([['QS-TENS', '20', 'good']])
  await order.add()
  expect(await inCart()).toEqual([['QS-TENS', 20]])
})

test('typed codes are checked once after the last change, each code once', async () => {
  const asked = () => page.asked.filter((path) => path.endsWith('/quickOrder/check')).length
  const key = order.$judged.get()[0]?.key ?? 0
  order.setQuantity(key, '5')
  for (const code of ['Q', 'QS', 'QS-', 'QS-ONE']) order.setCode(key, code)
  await soon(() => expect(shown()[0]).toEqual(['QS-ONE', '5', 'good']))
  expect(asked()).toBe(1)
  order.setQuantity(key, '6')
  order.setCode(key, 'qs-one')
  await new Promise((done) => setTimeout(done, 400))
  expect(asked()).toBe(1)
})

describe('requests', () => {
  const writes = () => page.asked.filter((path) => path.endsWith('/userShoppingCar/add')).length

  test('several rows are added with one request, also after two clicks', async () => {
    await take('QS-ONE\t5\nQS-TENS\t20\nQS-ONE\t1')
    await Promise.all([order.add(), order.add()])
    expect(writes()).toBe(1)
    expect((await inCart()).toSorted()).toEqual([
      ['QS-ONE', 6],
      ['QS-TENS', 20],
    ])
  })

  test('retries a lost add-to-cart with the same idempotency key and adds once', async () => {
    await take('QS-ONE\t5')
    const { fetch } = globalThis
    const keys: (string | null)[] = []
    let lost = 0
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init)
      if (!url.endsWith('/userShoppingCar/add')) return answer
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      if (lost++ === 0) throw new TypeError('offline')
      return answer
    })
    await order.add()
    expect(order.$counts.get().good).toBe(1)
    expect(order.adding.$report.get()).toBeUndefined()
    await order.add()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await inCart()).toEqual([['QS-ONE', 5]])
    expect(order.$counts.get().all).toBe(0)
  })

  test('rows that the server skips stay with its reason, until their quantity changes', async () => {
    await take('QS-ONE\t5\nQS-TENS\t20')
    await singletons({ skuCode: 'QS-ONE' }, { skuCode: 'QS-TENS', minOrderQty: 30, step: 10 })
    await order.add()
    expect(await inCart()).toEqual([['QS-ONE', 5]])
    expect(shown()).toEqual([['QS-TENS', '20', 'told']])
    expect(order.$judged.get()[0]?.verdict.problem?.values?.reason).toContain('30')
    order.setQuantity(keyOf('QS-TENS'), '30')
    await order.add()
    expect((await inCart()).toSorted()).toEqual([
      ['QS-ONE', 5],
      ['QS-TENS', 30],
    ])
  })

  test('a row that is changed during the request stays', async () => {
    await take('QS-ONE\t5\nQS-TENS\t20')
    page.hold((path) => path.endsWith('/userShoppingCar/add'))
    const done = order.add()
    order.setQuantity(keyOf('QS-TENS'), '40')
    page.release()
    await done
    expect(shown()).toEqual([['QS-TENS', '40', 'good']])
  })

  test('added and rejected rows are all of the pasted ones', async () => {
    const pool = [...codes, 'QSONE', 'qs-few', 'nope', 'QS-ＯＮＥ', '"', '=1+1']
    const rows = Array.from({ length: 1_000 }, (_, at) => {
      const code = pool[(at * 7) % pool.length] ?? ''
      return `${code}\t${['1', '10', '0', 'x', '', '20', '99999', '1,000'][(at * 5) % 8] ?? ''}`
    })
    await take(`货号\t数量\n${rows.join('\n')}`)
    const { all, good, bad } = order.$counts.get()
    expect(all).toBe(1_000)
    expect(good + bad).toBe(1_000)
    await order.add()
    expect((order.adding.$report.get()?.added ?? 0) + order.$counts.get().all).toBe(1_000)
  })
})

describe('a visitor', () => {
  beforeEach(async () => {
    close()
    page.otherTab('')
    await open()
  })

  test('adds valid rows to the visitor’s cart with a toast, and keeps invalid ones after a reload', async () => {
    await take(mixed)
    await order.add()
    expect(logins).toBe(0)
    expect(cart.$guest.get().lines).toEqual([{ skuId: skus[0], goodsId: expect.any(String), quantity: 7 }])
    expect(scope.toasts.$toasts.get().map(({ title }) => title)).toContain('已放入购物车')
    await again()
    expect(order.$judged.get().map(({ code }) => code)).toEqual([
      'QS-TENS',
      'QS-FEW',
      'QS-GONE',
      'QS-TEMS',
      'QS-ONE',
      'nope',
    ])
    scope.token.set(token)
    await soon(async () => expect(await inCart()).toEqual([['QS-ONE', 7]]))
  })
})

describe('lists', () => {
  test('chosen columns apply to the next list of the same kind, also after a reload', async () => {
    const list = (code: string) => `编码A\t编码B\t数量\n${code}\tX-1\t5`
    order.intake.takeText(list('A-1'))
    expect(order.intake.$import.get()?.columns).toEqual({ code: 0, quantity: 2, head: true })
    order.intake.setColumns({ code: 1 })
    order.intake.discard()
    await open()
    order.intake.takeText(list('A-2'))
    expect(order.intake.$import.get()?.columns).toEqual({ code: 1, quantity: 2, head: true })
    order.intake.takeText('编码A\t数量\nA-2\t5')
    expect(order.intake.$import.get()?.columns).toEqual({ code: 0, quantity: 1, head: true })
  })

  test('a workbook is imported', async () => {
    const book = workbook([
      ['货号', '数量'],
      ['QS-ONE', 5],
    ])
    await order.intake.takeFile(new File([new Uint8Array(book)], '清单.xlsx'))
    expect(order.intake.$import.get()).toMatchObject({ name: '清单.xlsx', size: book.length })
    order.acceptImport()
    await soon(() => expect(shown()).toEqual([['QS-ONE', '5', 'good']]))
  })

  test('a file that is not a table is reported, and the order does not change', async () => {
    await take('QS-ONE\t5')
    await order.intake.takeFile(new File([new Uint8Array([0x89, 0x50, 0, 0])], 'list.csv'))
    expect(order.intake.$fault.get()).toBe('notTable')
    expect(shown()).toEqual([['QS-ONE', '5', 'good']])
  })

  test('the order holds at most 5,000 rows', async () => {
    const rows = (count: number) => 'nope\t1\n'.repeat(count)
    await take(rows(4_999))
    order.intake.takeText(rows(2))
    expect(order.acceptImport()).toBe(false)
    expect(order.$counts.get().all).toBe(4_999)
    expect(order.intake.$import.get()?.grid).toHaveLength(2)
    order.intake.takeText(rows(1))
    expect(order.acceptImport()).toBe(true)
    expect(order.addRow()).toBeUndefined()
  })
})

test('rows of a failed request stay pending, the failure is reported, and they are requested again', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  order.intake.takeText('QS-ONE\t5')
  order.acceptImport()
  await soon(() => expect(order.codes.$failed.get()).toBe(true))
  expect(order.$counts.get()).toEqual({ all: 1, good: 0, bad: 0, waits: 1, asked: 0 })
  vi.stubGlobal('fetch', fetch)
  await order.codes.check()
  expect(shown()).toEqual([['QS-ONE', '5', 'good']])
})

test('shows other prices after a login', async () => {
  await take('QS-ONE\t5')
  await singletons({ skuCode: 'QS-ONE', goodsPrice: 5000 })
  page.hold((path) => path.endsWith('/check'))
  scope.token.set(await bed.login('demo'))
  expect(order.$counts.get().waits).toBe(1)
  page.release()
  await checked(order)
  expect(order.$judged.get()[0]?.verdict.sku?.goodsPrice).toBe(5000)
})
