import AllCategoriesPage from '../src/catalogue/categories/all-categories.page'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-all-categories',
  summary: 'The whole tree of categories on one page, three levels, with an index by first level.',
  reserve: { block: 530 },
  attributes: {
    ...regionAttributes,
    hide: { type: 'string', about: 'Parts that are left out, separated by spaces: `breadcrumb`, `index`.' },
  },
  events: navigates,
  parts: {
    empty: 'What is said when there are no categories.',
    error: 'What is said when they did not load.',
  },
})

export default region(description, AllCategoriesPage)
