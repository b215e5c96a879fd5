import { expect, test } from 'vitest'
import { goodsMessages } from '../../../src/catalogue/goods/goods.messages'
import { stockState } from '../../../src/catalogue/goods/stock-state'
import { uiMessages } from '../../../src/ui/ui.messages'

test.each(['adequate', 'tight', 'out'] as const)('%s stock has one word wherever it is said', (key) => {
  const said = stockState.find(stockState.code[key])?.text
  expect(said?.every(Boolean)).toBe(true)
  expect(goodsMessages.texts[key]).toEqual(said)
  expect(uiMessages.texts[key]).toEqual(said)
})
