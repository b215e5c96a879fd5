import GoodsDetailPage from '../src/catalogue/goods/detail/goods-detail.page'
import { describe, goodsNames, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-goods-detail',
  summary:
    'One product: pictures, prices by quantity, all its sizes with one button for the cart, and what there is to read.',
  reserve: { block: 686 },
  attributes: {
    ...regionAttributes,
    ...goodsNames,
    hide: { type: 'string', about: 'Parts that are left out, separated by spaces: `breadcrumb`, `similar`.' },
  },
  events: {
    'trade-goods-view': 'A product is shown; told once for each.',
    ...navigates,
    'trade-before-add-to-cart':
      'Before something is added; may be cancelled, with a `reason` that the buyer is told.',
  },
  slots: { 'actions-after': 'After the buttons, at the end of their bar.' },
  parts: {
    title: 'The name.',
    price: 'A price.',
    action: 'A button.',
    row: 'A row of the sizes.',
    dialog: 'The enlarged picture.',
    empty: 'What is said when the shop does not have it.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, GoodsDetailPage)
