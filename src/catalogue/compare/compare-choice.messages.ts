import { messages } from '../../core/language/messages'

/** Of one product, wherever it is shown; the bar and the comparison have more. */
export const compareChoiceMessages = messages('compareChoice', {
  compare: ['对比', 'Compare'],
  compareOf: ['对比 {name}', 'Compare {name}'],
  full: ['最多对比 {n} 个商品', 'At most {n} {n|product|products} can be compared.'],
})
