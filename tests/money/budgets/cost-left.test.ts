import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costAtEnd, costLeft } from '../../../demo/server/money/budgets/cost-left'

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const total = (lines: { goods: number; freight: number }[]) =>
  sum(lines.map(({ goods, freight }) => goods + freight))

const lines = fc
  .array(fc.record({ goods: fc.nat(100_000), freight: fc.nat(500) }), { minLength: 1, maxLength: 6 })
  .map((list) => list.map((line, at) => ({ id: String(at), ...line })))

test('the refund of a line lowers the cost of that line', () => {
  const given = [
    { id: 'a', goods: 1_000, freight: 60 },
    { id: 'b', goods: 500, freight: 40 },
  ]
  expect(costLeft(given, [{ amount: 400, parts: [{ lineId: 'a', amount: 400 }] }])).toEqual([
    { id: 'a', goods: 600, freight: 60 },
    { id: 'b', goods: 500, freight: 40 },
  ])
})

test('refunds lower the cost of an order by exactly their amount, down to 0', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(fc.record({ at: fc.nat(5), part: fc.nat(50_000), more: fc.nat(2_000), kept: fc.nat(300) })),
      (given, refunds) => {
        let open = total(given)
        const returned = refunds.map(({ at, part, more, kept }) => {
          const amount = Math.min(open, Math.max(0, part + more - kept))
          open -= amount
          return { amount, parts: [{ lineId: String(at % given.length), amount: part }] }
        })
        const left = costLeft(given, returned)
        expect(total(left)).toBe(open)
        expect(left.every(({ goods, freight }) => goods >= 0 && freight >= 0)).toBe(true)
      },
    ),
  )
})

test('an ended order costs the retained amount', () => {
  fc.assert(
    fc.property(lines, fc.nat(1_000), (given, part) => {
      const cost = Math.min(part, total(given))
      expect(total(costAtEnd(given, cost))).toBe(cost)
    }),
  )
})
