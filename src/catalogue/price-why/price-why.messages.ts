import { messages } from '../../core/language/messages'

/** Texts of the small element, which loads no others until it is pressed. */
export const priceWhyMessages = messages('priceWhy', { why: ['价格说明', 'Why this price?'] })
