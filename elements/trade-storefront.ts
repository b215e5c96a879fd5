import { StorefrontPart } from '../src/shell/outlet/storefront.lit'
import { commonAttributes, describe } from './description'
import { placing } from './placing'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-storefront',
  small: true,
  summary: 'The whole routed shop in one tag: header, menu, pages, footer and floating bar.',
  reserve: { block: 811 },
  attributes: { ...commonAttributes, ...placing },
})

export default small(description, StorefrontPart)
