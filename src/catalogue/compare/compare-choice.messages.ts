import { messages } from '../../core/language/messages'

/** Messages of the compare button of one product. The bar and the dialog have separate messages. */
export const compareChoiceMessages = messages('compareChoice', {
  compare: ['对比', 'Compare'],
  compareOf: ['对比 {name}', 'Compare {name}'],
  full: ['最多对比 {n} 个商品', 'At most {n} {n|product|products} can be compared.'],
})
