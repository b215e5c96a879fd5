import { dictionary } from '../../core/language/dictionary'

/** Kinds of delivery promises. The codes are our own. */
export const promiseKind = dictionary('promiseKind', {
  stock: [10, '现货', 'In stock', 'done'],
  restocked: [20, '到货后发出', 'Sent once restocked', 'waits'],
  made: [30, '定制后发出', 'Sent once made', 'waits'],
})
