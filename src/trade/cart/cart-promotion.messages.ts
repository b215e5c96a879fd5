import { messages } from '../../core/language/messages'

/** Texts of activities in the cart, which are loaded on demand. */
export const cartPromotionMessages = messages('cartPage', {
  promotion: ['满 {from} 减 {by}', '{by} off from {from}'],
  promotionReached: ['已选 {chosen}，已减 {cut}', 'Selected {chosen}: {cut} off'],
  promotionMissing: ['已选 {chosen}，再买 {more} 可减 {by}', 'Selected {chosen}: {more} more takes {by} off'],
  promotionMore: ['去凑单', 'Find more'],
})
