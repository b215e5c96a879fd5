import { messages } from '../../core/language/messages'

export const shopGiftsMessages = messages('shopGifts', {
  gifts: ['赠品', 'Gifts'],
  gift: ['赠品', 'Gift'],
  from: ['订单满 {amount}，付款后随单赠送', 'With orders of {amount} or more, once paid'],
  fromAmount: ['订单满 {from} 赠 {name}', '{name} with orders of {from} or more'],
  and: ['；', '; '],
  more: ['；共 {n} 档', '; {n} in all'],
  one: ['× 1 {unit}', '× 1 {unit}'],
  missing: ['再买 {amount}，随单赠送', 'Spend {amount} more to get:'],
  missingToNext: ['再买 {amount}，改赠', 'Spend {amount} more to get this instead:'],
})
