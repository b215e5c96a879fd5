import { beforeEach, describe, expect, test } from 'vitest'
import { unzipSync, strFromU8 } from 'fflate'
import { day } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { agreedPrice } from '../../../demo/server/trade/contracts/agreed-prices.table'
import { desk } from '../../../demo/server/trade/contracts/contracts.desk'
import { expireContracts } from '../../../demo/server/trade/contracts/expire-contracts.job'
import { desk as written } from '../../../demo/server/trade/contracts/written-contracts.desk'
import { skuPrices } from '../../../src/catalogue/goods/goods.contract'
import type { Input } from '../../../src/core/api/endpoint'
import { ticketedFile } from '../../../src/site/files/files.contract'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import * as contracts from '../../../src/trade/contracts/contracts.contract'
import { siteIds } from '../../../demo/server/core/config/site'
import { bed, codeFrom, draft, stock, submit } from '../checkout/checkout-bed'

let demo = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  demo = await bed.login('demo')
})

type Wish = Partial<NonNullable<Input<typeof contracts.applyForContract>['body']>>
const apply = (wish: Wish, token = demo) =>
  bed.call(
    contracts.applyForContract,
    { body: { title: '年度框架', months: 6, lines: [], ...wish } },
    { token },
  )
const detail = (id: string, token = demo) => bed.call(contracts.contractDetail, { path: { id } }, { token })
const sign = (id: string, hash = '', token = demo) =>
  bed.call(contracts.signContract, { path: { id }, body: { name: '王敏', hash } }, { token })
const act = (name: 'draft' | 'refuse', id: string, values = {}) =>
  bed.inside(async () => desk.actions[name].act(id, values))

/** Creates an unsigned contract with a price of 7.00 for goods at 10.00. */
async function drafted() {
  const [skuId = ''] = await stock({})
  const { contractId } = await apply({ lines: [{ skuId, quantity: 100 }] })
  await act('draft', contractId, { 'price-0': '7.00' })
  const { hash = '' } = await detail(contractId)
  return { contractId, skuId, hash }
}
async function cartPrice(skuId: string, token = demo) {
  await bed.inside(() => db().delete(cartLine))
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 2 }] } }, { token })
  const { groups } = await bed.call(getCart, {}, { token })
  return groups[0]?.lines[0]?.price
}

describe('contract prices', () => {
  test('can be requested by certified companies only, with valid lines, term and title', async () => {
    const [skuId = ''] = await stock({})
    const lines = [{ skuId, quantity: 100 }]
    expect(await codeFrom(apply({ lines }, await bed.login('retail')))).toBe(403)
    expect(await codeFrom(apply({ lines: [] }))).toBe(422)
    expect(await codeFrom(apply({ lines, months: 5 }))).toBe(400)
    expect(await codeFrom(apply({ lines, title: '' }))).toBe(400)
    const { contractId } = await apply({ lines: [...lines, ...lines], remark: '月结' })
    expect(await detail(contractId)).toMatchObject({ state: 10, kinds: 1, actions: ['withdraw'] })
    expect((await bed.inside(desk.waiting)).find(({ id }) => id === contractId)).toMatchObject({
      auto: 'draft',
      actions: ['draft', 'refuse'],
    })
    await act('draft', contractId)
    const seen = await detail(contractId)
    expect(seen).toMatchObject({ state: 20, actions: ['withdraw', 'sign', 'download'] })
    expect(seen.text).toContain(seen.contractNo)
    expect(seen.lines[0]?.price).toBeLessThan(1000)
    expect(await cartPrice(skuId)).toBe(1000)
  })

  test('apply from the signature on, in goods, cart and order, to this company only', async () => {
    const { contractId, skuId, hash } = await drafted()
    await sign(contractId, hash)
    expect(await detail(contractId)).toMatchObject({ state: 30, signedName: '王敏', actions: ['download'] })
    const asked = { body: { lines: [{ skuId, quantity: 2 }], brandTerminalId: siteIds.main } }
    expect(await bed.call(skuPrices, asked, { token: demo })).toMatchObject([
      { salePrice: 700, amount: 1400 },
    ])
    expect(await cartPrice(skuId, await bed.login('retail'))).toBe(1000)
    expect(await cartPrice(skuId)).toBe(700)
    const shown = await draft(demo)
    expect(shown.amounts.goods).toBe(1400)
    const { orders } = await submit(demo, shown)
    expect(orders).toHaveLength(1)
  })

  test('end with the term, or when the platform terminates the contract', async () => {
    const first = await drafted()
    await sign(first.contractId, first.hash)
    await bed.inside(() => written.actions.terminate.act(first.contractId, { reason: '调价' }))
    expect(await detail(first.contractId)).toMatchObject({ state: 50, reason: '调价', actions: [] })
    expect(await cartPrice(first.skuId)).toBe(1000)
    const second = await drafted()
    await sign(second.contractId, second.hash)
    bed.wait(190 * day)
    // The contract is expired even before the job has run.
    const later = await bed.login('demo')
    expect(await cartPrice(second.skuId, later)).toBe(1000)
    expect(await bed.inside(expireContracts)).toBe(1)
    expect((await detail(second.contractId, later)).state).toBe(40)
    expect(await bed.inside(() => db().$count(agreedPrice))).toBe(0)
  })
})

describe('a signature', () => {
  test('of a revised or unknown text is rejected with 409, and one of two concurrent signatures succeeds', async () => {
    const { contractId, hash } = await drafted()
    await bed.inside(async () => written.actions.revise.act(contractId, { 'price-0': '9.00' }))
    expect(await codeFrom(sign(contractId, hash))).toBe(409)
    expect(await codeFrom(sign(contractId, 'f'.repeat(64)))).toBe(409)
    expect(await codeFrom(sign(contractId, 'f'))).toBe(400)
    const anew = await detail(contractId)
    expect(anew.state).toBe(20)
    expect(anew.text).toContain('9.00')
    const both = [sign(contractId, anew.hash), sign(contractId, anew.hash)].map(codeFrom)
    expect((await Promise.all(both)).toSorted()).toEqual([200, 409])
  })

  test('of a sub-account gets 403, of another company 404', async () => {
    const { contractId, hash } = await drafted()
    expect(await codeFrom(sign(contractId, hash, await bed.login('sub1')))).toBe(403)
    const stranger = await bed.login('overdue')
    expect(await codeFrom(sign(contractId, hash, stranger))).toBe(404)
    expect(await codeFrom(detail(contractId, stranger))).toBe(404)
    const file = { path: { id: contractId } }
    expect(await codeFrom(bed.call(contracts.contractFile, file, { token: stranger }))).toBe(404)
  })
})

test('the document contains the signed text and the signer, and each ticket works once', async () => {
  const { contractId, hash } = await drafted()
  const fetched = async () => {
    const path = { id: contractId }
    const { url, fileName } = await bed.call(contracts.contractFile, { path }, { token: demo })
    const ticket = url.split('/').at(-1) ?? ''
    const answer = await bed.ask(ticketedFile, { path: { ticket } })
    const again = await bed.ask(ticketedFile, { path: { ticket } })
    expect(await again.json()).toMatchObject({ code: 404 })
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return { fileName, text: strFromU8(parts['word/document.xml'] ?? new Uint8Array()) }
  }
  const before = await fetched()
  const { contractNo } = await detail(contractId)
  expect(before.fileName).toBe(`${contractNo}.docx`)
  expect(before.text).toContain('待签署')
  await sign(contractId, hash)
  const after = await fetched()
  expect(after.text).toContain('甲方签署人：王敏')
  expect(after.text).toContain(hash)
})
