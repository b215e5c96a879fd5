import Outlet from '../src/site/outlet/outlet'
import { commonAttributes, describe } from './description'
import { region } from './element'
import goodsCard from './trade-goods-card'

export const description = describe({
  tag: 'trade-outlet',
  summary:
    'The routed pages of the whole shop. It owns the address bar, the title and the history of its page.',
  attributes: commonAttributes,
  events: {
    'trade-navigate': 'Before a link of the kit is followed; may be cancelled to go there in another way.',
  },
})

export default region(description, Outlet, [goodsCard])
