import { describe, expect, test } from 'vitest'
import { mostPieces } from '../../../src/core/api/shapes'
import { atMost, quantityFault, stockFault } from '../../../demo/server/trade/cart/order-quantity'
import { summaryOf } from '../../../demo/server/trade/cart/cart-summary'

const rule = (minQuantity: number, step: number) => ({ minQuantity, step, unitName: '个' })

describe('the order quantity rule', () => {
  test.each([
    [1, 1, 1],
    [1, 1, 99_999],
    [10, 10, 10],
    [10, 10, 250],
    [10, 4, 18],
    [5, 1, 6],
  ])('from %i in steps of %i: %i is allowed', (minimum, step, quantity) => {
    expect(quantityFault(rule(minimum, step), quantity)).toBeUndefined()
  })

  test.each([
    [10, 10, 9, '最少 10 个起订'],
    [10, 10, 1, '最少 10 个起订'],
    [10, 10, 15, '须按 10 个递增，可选 10 或 20 个'],
    [10, 4, 20, '须按 4 个递增，可选 18 或 22 个'],
    [10, 10, 99_999, '须按 10 个递增，最多 99,990 个'],
  ])('from %i in steps of %i: %i is rejected with “%s”', (minimum, step, quantity, sentence) => {
    const [zh, en] = quantityFault(rule(minimum, step), quantity) ?? ['', '']
    expect(zh).toBe(sentence)
    // The English sentence contains the same quantities.
    expect(en.match(/\d+/g)?.toSorted()).toEqual(zh.match(/\d+/g)?.toSorted())
  })

  test('finds the largest quantity within a limit', () => {
    expect(atMost(rule(1, 1), mostPieces)).toBe(99_999)
    expect(atMost(rule(10, 10), mostPieces)).toBe(99_990)
    expect(atMost(rule(10, 4), 25)).toBe(22)
    expect(atMost(rule(10, 4), 10)).toBe(10)
    expect(atMost(rule(10, 4), 9)).toBe(0)
  })

  test('limits to the stock, rounded down to an orderable quantity', () => {
    expect(stockFault(rule(1, 1), 64, 64)).toBeUndefined()
    expect(stockFault(rule(1, 1), 65, 64)).toEqual(['库存不足，最多 64 个', 'Only 64 available.'])
    expect(stockFault(rule(10, 10), 70, 64)).toEqual(['库存不足，最多 60 个', 'Only 60 available.'])
    expect(stockFault(rule(10, 10), 10, 9)).toEqual(['库存不足', 'Insufficient stock.'])
    expect(stockFault(rule(1, 1), 99_999, Infinity)).toBeUndefined()
  })
})

describe('the summary', () => {
  const line = (
    quantity: number,
    amount: number,
    checked: 10 | 20,
    invalidReason?: 'soldOut' | 'tooMany',
  ) => ({
    quantity,
    amount,
    checked,
    invalidReason,
  })

  test('counts all lines and adds up the selected ones that can be ordered', () => {
    const lines = [line(3, 300, 10), line(2, 50, 20), line(7, 700, 10, 'tooMany'), line(1, 9, 10, 'soldOut')]
    expect(summaryOf(lines)).toEqual({
      totalCount: 13,
      kinds: 4,
      checkedCount: 3,
      checkedKinds: 1,
      amount: 300,
      discount: 0,
      payAmount: 300,
      allChecked: 20,
    })
  })

  test('all lines count as selected if every orderable line is selected and there is one', () => {
    expect(summaryOf([line(1, 1, 10), line(1, 1, 20, 'soldOut')]).allChecked).toBe(10)
    expect(summaryOf([line(1, 1, 20, 'soldOut')]).allChecked).toBe(20)
    expect(summaryOf([]).allChecked).toBe(20)
  })
})
