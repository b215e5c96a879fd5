import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge, quantityProblem, type CodeAnswer } from '../../../src/catalogue/quick-order/order-verdict'
import { ownAmount } from '../../../src/catalogue/quick-order/own-amount'
import { sampleSku as sku } from './sample-sku'

const answers = new Map<string, CodeAnswer>([
  ['A', { sku: sku(), candidates: [] }],
  ['A2', { sku: sku(), candidates: [] }],
  ['B', { sku: sku({ id: 'b', minQuantity: 1, step: 1, stockQuantity: 1000 }), candidates: [] }],
  ['GONE', { sku: sku({ id: 'c', withdrawn: true }), candidates: [] }],
  ['A-', { candidates: [{ skuCode: 'A', goodsName: '轴承' }] }],
  ['NO', { candidates: [] }],
])
const verdicts = (...rows: [code: string, quantity: string][]) =>
  judge(
    rows.map(([code, quantity], key) => ({ key, code, quantity, row: `${key + 1}` })),
    answers,
  )
const keys = (...rows: [code: string, quantity: string][]) =>
  verdicts(...rows).map(({ state, problem }) => problem?.key ?? state)

describe('one row', () => {
  test.for([
    ['A', '10', 'good'],
    ['a', '１５', 'good'],
    ['B', '1,000', 'good'],
    ['', '', 'blank'],
    [' ', ' ', 'blank'],
    ['', '5', 'noCode'],
    ['x'.repeat(65), '5', 'longCode'],
    ['A', '', 'noQuantity'],
    ['A', 'viele', 'notNumber'],
    ['A', '-10', 'notNumber'],
    ['A', '100000', 'tooMany'],
    ['A', '0', 'belowMinimum'],
    ['A', '9', 'belowMinimum'],
    ['A', '12', 'notStep'],
    ['A', '65', 'overStock'],
    ['GONE', '10', 'withdrawn'],
    ['NO', '10', 'unknown'],
    ['A-', '10', 'unclear'],
    ['later', '10', 'waits'],
    ['later', 'x', 'notNumber'],
  ] as const)('%j × %j: %s', ([code, quantity, key]) => {
    expect(keys([code, quantity])).toEqual([key])
  })

  test('offers quantities that can be ordered', () => {
    expect(quantityProblem(sku(), 9)?.offers).toEqual([10])
    expect(quantityProblem(sku(), 12)?.offers).toEqual([10, 15])
    expect(quantityProblem(sku(), 63)?.offers).toEqual([60])
    expect(quantityProblem(sku(), 500)?.offers).toEqual([60])
    expect(quantityProblem(sku({ stockQuantity: 9 }), 10)).toEqual({ at: 'quantity', key: 'soldOut' })
    expect(quantityProblem(sku({ stockQuantity: 0, sellsShort: true }), 500)).toBeUndefined()
  })

  test('an offered quantity is always valid', () => {
    const facts = fc.record({
      minQuantity: fc.integer({ min: 1, max: 500 }),
      step: fc.integer({ min: 1, max: 500 }),
      stockQuantity: fc.integer({ min: 0, max: 100_000 }),
      sellsShort: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 99_999 }), (more, pieces) => {
        for (const offer of quantityProblem(sku(more), pieces)?.offers ?? [])
          expect(quantityProblem(sku(more), offer)).toBeUndefined()
      }),
    )
  })
})

describe('rows of one SKU', () => {
  test('count together, and each shows the others', () => {
    const [one, two, other] = verdicts(['A', '5'], ['a2', '10'], ['B', '3'])
    expect([one, two].map((each) => [each?.state, each?.pieces, each?.twins])).toEqual([
      ['good', 15, [2]],
      ['good', 15, [1]],
    ])
    expect(other).toMatchObject({ state: 'good', pieces: 3, twins: [] })
  })

  test('split the total by their pieces, without a remainder', () => {
    const shares = (amount: number, ...rows: [code: string, quantity: string][]) =>
      verdicts(...rows).map((verdict) => ownAmount(amount, verdict))
    expect(shares(15_000, ['A', '5'], ['A2', '10'])).toEqual([5000, 10_000])
    expect(shares(100, ['B', '1'], ['B', '1'], ['B', '1'])).toEqual([33, 34, 33])
    expect(shares(700, ['B', '7'])).toEqual([700])
  })

  test('are over stock together', () => {
    expect(keys(['A', '40'], ['A', '40'])).toEqual(['overStock', 'overStock'])
  })

  test('ignore a row with an invalid quantity in the sum', () => {
    expect(keys(['A', '10'], ['A', 'x'])).toEqual(['good', 'notNumber'])
  })
})

test('every filled row is good, bad or waiting, and blank ones have no problem', () => {
  const code = fc.constantFrom('A', 'A2', 'B', 'GONE', 'A-', 'NO', 'later', '', ' ')
  const quantity = fc.oneof(
    fc.constantFrom('', ' ', 'x', '1e3'),
    fc.integer({ min: -1, max: 120_000 }).map(String),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(code, quantity), { maxLength: 60 }), (rows) => {
      const results = verdicts(...rows)
      const blank = rows.filter((row) => row.every((text) => text.trim() === '')).length
      const count = (state: string) => results.filter((each) => each.state === state).length
      expect(results).toHaveLength(rows.length)
      expect(count('blank')).toBe(blank)
      expect(count('good') + count('bad') + count('waits')).toBe(rows.length - blank)
      expect(results.every(({ state, problem }) => (state === 'bad') === (problem !== undefined))).toBe(true)
    }),
  )
})
