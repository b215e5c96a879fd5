import { CategoryTree } from '../src/catalogue/categories/category-tree'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-category-tree',
  summary: 'The categories of the shop: rows with a flyout, or branches that open below each other.',
  reserve: { block: 430 },
  attributes: {
    ...regionAttributes,
    layout: {
      type: 'choice',
      of: ['panel', 'list'],
      default: 'panel',
      about: '`panel`: rows with a flyout beside them; `list`: for a narrow column.',
    },
    categoryId: { type: 'string', about: 'Id of a first-level category: a list of what is inside of it.' },
  },
  events: navigates,
})

export default region(description, CategoryTree)
