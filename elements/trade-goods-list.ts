import GoodsListPage from '../src/catalogue/goods/list/goods-list.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-goods-list',
  summary: 'Goods of a category or of a search, with filters, order, two views and pages.',
  reserve: {
    block: 1943,
    narrow: 8062,
    when: {
      '[page-size="10"]': { block: 1191, narrow: 4302 },
      '[page-size="30"]': { block: 2695, narrow: 11_822 },
    },
  },
  attributes: {
    ...regionAttributes,
    categoryId: { type: 'string', about: 'Id of the category; absent: goods of all categories.' },
    keyword: { type: 'string', about: 'What is searched for; found words are marked in the names.' },
    pageSize: {
      type: 'number',
      default: 20,
      about: 'Goods on a page to begin with; the buyer may take 10, 20 or 30.',
    },
    layout: { type: 'choice', of: ['grid', 'table'], default: 'grid', about: 'View to begin with.' },
    hide: {
      type: 'string',
      about:
        'Parts that are left out, separated by spaces: `breadcrumb`, `filters`, `sort`, `pages`, `compare`.',
    },
    cardTag: {
      type: 'string',
      about: 'Tag of an element of your own for the grid; each gets its product as the property `goods`.',
    },
    ...urlState,
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart':
      'Before something is added; may be cancelled, with a `reason` that the buyer is told.',
  },
  slots: emptySlot,
  parts: {
    title: 'The name of a product in the table.',
    price: 'A price.',
    action: 'A button.',
    row: 'A row of the table.',
    dialog: 'The comparison.',
    empty: 'What is said when nothing was found.',
    error: 'What is said when the list did not load.',
  },
})

export default region(description, GoodsListPage, inAddress)
