import { dictionary } from '../../core/language/dictionary'

/** Amounts of an order that its budget counts. */
export const budgetBasis = dictionary('budgetBasis', {
  net: [10, '商品不含税', 'Goods without tax'],
  gross: [20, '商品含税', 'Goods with tax'],
  withFreight: [30, '商品含税及运费', 'Goods with tax and freight'],
})
