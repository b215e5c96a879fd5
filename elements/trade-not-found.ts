import NotFoundPage from '../src/site/not-found/not-found.page'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-not-found',
  summary: 'Says that there is no such page, and leads home.',
  reserve: { block: 390 },
  attributes: regionAttributes,
  parts: { empty: 'What is said.', action: 'The way on.' },
})

export default region(description, NotFoundPage)
