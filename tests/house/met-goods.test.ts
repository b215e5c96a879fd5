import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from './sources'

/** Decides it; those beside it read the state of goods for lines that a buyer has already, each with `openTo`. */
const decides = 'demo/server/catalogue/goods/met-goods.ts'
const lines = ['demo/server/catalogue/quick-order/found-skus.ts', 'demo/server/trade/cart/sku-facts.ts']

it('which goods a reader may meet is decided in one place', () => {
  const files = filesBelow('demo').filter((file) => /\.tsx?$/.test(file))
  const text = (file: string) => readFileSync(file, 'utf8')
  expect(files.filter((file) => /\bgoods\.status\b/.test(text(file))).toSorted()).toEqual([decides, ...lines])
  expect(lines.filter((file) => !/\bopenTo\(/.test(text(file)))).toEqual([])
})
