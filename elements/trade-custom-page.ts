import CustomPagePage from '../src/shell/custom-page/custom-page.page'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-custom-page',
  summary: 'A page that the brand site composed of blocks, by its id.',
  reserve: { block: 390 },
  attributes: {
    ...regionAttributes,
    pageId: { type: 'string', about: 'Id of the page, as in `/page/{id}`.' },
  },
  properties: {
    blocks: { about: 'Blocks to show in place of a page of the site: `[{ type, version, props }]`.' },
  },
  events: {
    ...navigates,
    'trade-before-add-to-cart': 'Before something is added; may be cancelled, with a `reason` for the buyer.',
    'trade-block-skip': 'A block was left out, because its type is unknown or its data does not fit.',
  },
  parts: {
    title: 'A product’s name.',
    price: 'A price.',
    action: 'A button.',
    empty: 'What is said when there is no such page.',
    error: 'What is said when the page did not load.',
  },
})

export default region(description, CustomPagePage)
