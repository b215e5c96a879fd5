import { beforeEach, describe, test } from 'vitest'
import { resetShop, returnInParts } from './tier-orders'

beforeEach(resetShop)

/** Returns ways to split a quantity: one piece first, one piece last, halves, and thirds. */
const splits = (quantity: number): number[][] => {
  const half = Math.floor(quantity / 2)
  const third = Math.floor(quantity / 3)
  return [
    [1, quantity - 1],
    [quantity - 1, 1],
    [half, quantity - half],
    [third, third, quantity - 2 * third],
  ]
}

const quantities = [2, 9, 10, 11, 19, 20, 21, 25]

describe('refunds of partial returns', () => {
  const ofOneLine = quantities.flatMap((quantity) =>
    splits(quantity).map(
      (parts) => [[quantity], parts.filter((part) => part > 0).map((part) => [part])] as const,
    ),
  )
  const ofTwoLines = quantities.flatMap((first, at) => {
    const second = quantities[(at + 3) % quantities.length] ?? 2
    const [one = [], , , thirds = []] = splits(first)
    return [
      [
        [first, second],
        [[0, second], ...one.map((part) => [part, 0])],
      ] as const,
      [
        [second, first],
        [[1, 0], ...thirds.filter((part) => part > 0).map((part) => [0, part]), [second - 1, 0]],
      ] as const,
    ]
  })
  test.each([...ofOneLine, ...ofTwoLines])(
    'of %j in the parts %j leave the cost of the remaining pieces',
    returnInParts,
  )
})
