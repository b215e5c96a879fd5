import { expect, test } from 'vitest'
import { goodsMessages } from '../../../src/catalogue/goods/goods.messages'
import { stockState } from '../../../src/catalogue/goods/stock-state'
import { uiMessages } from '../../../src/ui/ui.messages'

test.each(['adequate', 'tight', 'out'] as const)('%s stock has the same text in all messages', (key) => {
  const [zh, en] = stockState.find(stockState.code[key])?.text ?? []
  expect(zh && en).toBeTruthy()
  expect(goodsMessages[key].slice(0, 2)).toEqual([zh, en])
  expect(uiMessages[key].slice(0, 2)).toEqual([zh, en])
})
