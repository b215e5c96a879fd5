import HomePage from '../src/shell/home/home.page'
import { describe, navigates } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-home',
  summary: 'The home page of the brand site: its blocks, in the order that the site gave them.',
  reserve: { block: 520 },
  attributes: regionAttributes,
  events: {
    ...navigates,
    'trade-before-add-to-cart': 'Before something is added; may be cancelled, with a `reason` for the buyer.',
    'trade-block-skip': 'A block was left out, because its type is unknown or its data does not fit.',
  },
  parts: {
    title: 'A product’s name.',
    price: 'A price.',
    action: 'A button.',
    error: 'What is said when the page did not load.',
  },
})

export default region(description, HomePage)
