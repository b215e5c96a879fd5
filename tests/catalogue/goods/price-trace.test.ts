import { describe, expect, test } from 'vitest'
import { nextPrice } from '../../../demo/server/catalogue/goods/next-price'
import { priceFields } from '../../../demo/server/catalogue/goods/price-fields'
import { lastUsed, traceSteps, unitPrice } from '../../../demo/server/catalogue/goods/price-trace'
import { wireTrace } from '../../../demo/server/catalogue/goods/wire-trace'
import type { MemberPriceRow } from '../../../demo/server/catalogue/goods/pricing'
import { visitor } from '../../../demo/server/core/security/auth'
import { toDecimal } from '../../../src/core/money'
import { member } from './sample-member'

const list = { goodsPrice: 1_000, brandPrice: null, memberPrices: [] }
const row = (minQuantity: number, price: number, more: Partial<MemberPriceRow> = {}): MemberPriceRow => ({
  level: 0,
  minQuantity,
  price,
  ...more,
})
const ask = (quantity: number, more = {}) => ({
  who: member(),
  quantity,
  vipShow: true,
  activityRate: undefined,
  ...more,
})

describe('the steps of a price', () => {
  const sku = {
    ...list,
    brandPrice: 980,
    memberPrices: [row(1, 950), row(10, 900), row(100, 850), row(1, 880, { agreed: true })],
  }

  test('name every rule in order, with the reason of those that do not apply', () => {
    expect(traceSteps(sku, ask(5, { activityRate: 90 }))).toEqual([
      { kind: 'list', price: 1_000, used: true },
      { kind: 'brand', price: 980, used: true },
      { kind: 'member', price: 950, used: true },
      { kind: 'tier', price: 900, used: false, reason: 'quantity', from: 10 },
      { kind: 'contract', price: 880, used: true },
      { kind: 'activity', price: 900, used: false, reason: 'notLower' },
    ])
  })

  test('call a price that applies to every order a member price, not a price for a quantity', () => {
    const steps = traceSteps({ ...list, minOrderQty: 10, memberPrices: [row(10, 900)] }, ask(10))
    expect(steps.map(({ kind }) => kind)).toEqual(['list', 'member'])
  })

  test('are none for a visitor if the price is hidden', () => {
    expect(traceSteps(sku, ask(5, { who: visitor }))).toEqual([])
    expect(traceSteps(list, ask(5, { who: visitor }))).toEqual([{ kind: 'list', price: 1_000, used: true }])
  })

  test('name the rule in the price fields: a contract price is no member price', () => {
    expect(priceFields(sku, ask(5))).toMatchObject({ salePrice: '8.80', priceKind: 'contract' })
    expect(priceFields(sku, ask(100))).toMatchObject({ salePrice: '8.50', priceKind: 'tier' })
    expect(priceFields(sku, ask(5, { vipShow: false }))).toMatchObject({ priceKind: 'contract' })
    expect(priceFields({ ...sku, memberPrices: [] }, ask(5))).toMatchObject({ priceKind: 'brand' })
  })
})

describe('the next quantity with a lower price', () => {
  test.each([
    ['saves the difference for all of its pieces', 60, 1, 1, { from: 100, price: 850, saves: 5_000 }],
    ['is a quantity that can be ordered', 60, 7, 12, { from: 103, price: 850, saves: 5_150 }],
  ])('%s', (_, quantity, minOrderQty, step, next) => {
    const sku = { ...list, memberPrices: [row(10, 900), row(100, 850)], minOrderQty, step }
    expect(nextPrice(sku, ask(quantity))).toEqual(next)
  })

  test('is missing at the lowest price, above the limit of a line, and for a visitor', () => {
    const sku = { ...list, memberPrices: [row(100, 850)], step: 1 }
    expect(nextPrice(sku, ask(100))).toBeUndefined()
    expect(nextPrice({ ...sku, memberPrices: [row(100_000, 850)] }, ask(1))).toBeUndefined()
    expect(nextPrice(sku, ask(1, { who: visitor }))).toBeUndefined()
    expect(nextPrice(sku, ask(1, { vipShow: false }))).toBeUndefined()
  })
})

describe('the steps that a reader may see', () => {
  const contract = { kind: 'contract', price: 880, used: true, no: 'HT-7' } as const
  const steps = [{ kind: 'list', price: 1_000, used: true } as const, contract]
  const shown = (accountKind: 'main' | 'sub' | 'channel', price = 880) => {
    const errors: string[] = []
    const log = { info: () => {}, error: (line: string) => errors.push(line) }
    const trace = wireTrace({ skuId: '7', steps, quantity: 5, price }, member({ accountKind }), log)
    return { steps: trace?.steps, errors }
  }

  test('name the number of the contract to the main account only', () => {
    expect(shown('main').steps?.[1]).toMatchObject({ kind: 'contract', no: 'HT-7' })
    expect(shown('sub').steps?.[1]).toMatchObject({ kind: 'contract', price: '8.80' })
    expect(JSON.stringify(shown('sub'))).not.toContain('HT-7')
  })

  test('contain only the own price for a channel account, also in documents from before the change of account', () => {
    expect(shown('channel').steps).toEqual([
      { kind: 'list', price: '10.00', used: true },
      { kind: 'account', price: '8.80', used: true },
    ])
  })

  test('are logged and not shown if they do not end with the paid price', () => {
    expect(shown('main', 870)).toEqual({ steps: undefined, errors: [expect.stringContaining('SKU 7')] })
  })
})

/** Generates numbers from 0 up to 1, the same ones in each run. */
function randomFrom(seed: number) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

describe('for generated SKUs and readers of every kind', () => {
  const random = randomFrom(Number(process.env['TEST_SEED'] ?? 19))
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const maybe = <T>(value: T) => (random() < 0.5 ? value : undefined)
  const readers = [
    visitor,
    member({ memberLevel: 0 }),
    member({ memberLevel: 1 }),
    member({ memberLevel: 3, accountKind: 'sub' }),
    member({ accountKind: 'channel', priceMultiplier: 10_833 }),
    member({ accountKind: 'channel', priceMultiplier: 9_000, memberLevel: 2 }),
  ]
  const cases = Array.from({ length: 400 }, () => ({
    sku: {
      goodsPrice: upTo(2_000),
      brandPrice: maybe(upTo(2_000)) ?? null,
      minOrderQty: upTo(12),
      step: upTo(12),
      memberPrices: Array.from({ length: upTo(6) - 1 }, () =>
        row(upTo(200), upTo(2_000), { level: upTo(4) - 1, ...maybe({ agreed: true, level: 0 }) }),
      ),
    },
    quantity: upTo(250),
    vipShow: random() < 0.7,
    activityRate: maybe(upTo(120)),
  })).flatMap(({ sku, ...asked }) => readers.map((who) => ({ sku, question: { who, ...asked } })))

  test('the last step is the price that is paid', () => {
    for (const { sku, question } of cases) {
      const { who, quantity, vipShow, activityRate } = question
      const { goodsPrice, brandPrice, memberPrices } = sku
      const paid = lastUsed(traceSteps(sku, question))?.price
      if (who.kind === 'visitor') {
        expect(paid).toBe(brandPrice === null ? goodsPrice : undefined)
        continue
      }
      const rows = memberPrices.filter(
        ({ agreed, level, minQuantity }) =>
          minQuantity <= quantity && (agreed || (vipShow && level <= who.memberLevel)),
      )
      const activity = activityRate ? Math.max(1, Math.round((goodsPrice * activityRate) / 100)) : Infinity
      const lowest = Math.min(goodsPrice, brandPrice ?? Infinity, activity, ...rows.map(({ price }) => price))
      const times = who.accountKind === 'channel' ? who.priceMultiplier : 10_000
      expect(paid).toBe(Math.round((lowest * times) / 10_000))
      expect(priceFields(sku, question)).toMatchObject({ salePrice: toDecimal(paid ?? 0) })
    }
  })

  test('a channel account gets the retail price and its own, no price of its company', () => {
    const revealing = cases.filter(
      ({ question: { who } }) => who.kind === 'member' && who.accountKind === 'channel',
    )
    expect(revealing.length).toBeGreaterThan(500)
    for (const { sku, question } of revealing) {
      const steps = traceSteps(sku, question)
      const own = { kind: 'account', price: unitPrice(sku, question), used: true }
      expect(steps).toEqual([{ kind: 'list', price: sku.goodsPrice, used: true }, own].slice(0, steps.length))
    }
  })

  test('no step shows a price of a higher level, or a member price that the site hides', () => {
    for (const { sku, question } of cases) {
      const { who, vipShow } = question
      if (who.kind === 'visitor') continue
      for (const { kind, price, from } of traceSteps(sku, question)) {
        if (kind !== 'member' && kind !== 'tier') continue
        const open = sku.memberPrices.filter(({ agreed, level }) => !agreed && level <= who.memberLevel)
        expect(vipShow).toBe(true)
        expect(open).toContainEqual(expect.objectContaining({ price, minQuantity: from ?? 1 }))
      }
    }
  })

  test('the next quantity is the first one at which the reader pays less', () => {
    let found = 0
    for (const { sku, question } of cases) {
      const next = nextPrice(sku, question)
      const { quantity } = question
      const now = unitPrice(sku, question) ?? 0
      if (next) found += 1
      for (let at = sku.minOrderQty; at < (next?.from ?? 400); at += sku.step)
        if (at > quantity)
          expect(unitPrice(sku, { ...question, quantity: at }) ?? 0).toBeGreaterThanOrEqual(now)
      if (next) expect(unitPrice(sku, { ...question, quantity: next.from })).toBe(next.price)
    }
    expect(found).toBeGreaterThan(100)
  })
})
