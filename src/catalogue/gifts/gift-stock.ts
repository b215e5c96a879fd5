import type { Say } from '../../core/language/messages'
import { stockOf } from '../goods/stock-state'
import type { Gift } from './gifts.contract'
import type { giftsMessages } from './gifts.messages'

/** @param key of the message for the available number */
export function giftStock(
  { stock, stockState, unitName: unit }: Gift,
  say: Say<keyof typeof giftsMessages>,
  key: 'stock' | 'pieces',
) {
  const state = stockOf({ stockQuantity: stock, stockState })
  if (state === 'out') return say('outOfStock')
  if (state === 'unknown') return ''
  return stock === undefined ? say(state) : say(key, { n: stock, unit })
}
