import FloatingBar from '../src/shell/floating-bar/floating-bar'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-floating-bar',
  summary:
    'A bar at the right edge of the page: cart with its count, customer service, links of the brand site, back to the top.',
  attributes: regionAttributes,
})

export default region(description, FloatingBar)
