import { AddToCartPart } from '../src/trade/cart/add-to-cart.part'
import { commonAttributes, describe } from './description'
import { small } from './small-element'

export const description = describe({
  tag: 'trade-add-to-cart',
  small: true,
  summary:
    'Quantity, unit and button for one product, inline. A visitor’s choice is kept, with its unit, and merged after login.',
  reserve: { inline: 254, block: 28, when: { '[hide-stepper]': { inline: 80, block: 28 } } },
  attributes: {
    ...commonAttributes,
    goodsId: { type: 'string', default: '', about: 'Id of the product; its default SKU is added.' },
    quantity: { type: 'number', about: 'Quantity to begin with, in `unit`; default: the smallest order.' },
    unit: {
      type: 'string',
      default: '',
      about:
        'Item id or code of the unit to begin with, where the product is sold in several; default: the one of its price. One that the product does not have counts for nothing, as does `quantity` then.',
    },
    hideStepper: { type: 'boolean', about: 'Shows the button alone, without quantity and unit.' },
    emphasis: {
      type: 'choice',
      of: ['secondary', 'outline', 'primary'],
      default: 'outline',
      about: 'Look of the button.',
    },
  },
  properties: { goods: { about: 'The product, when the page has it already; nothing is asked then.' } },
  events: {
    'trade-before-add-to-cart':
      'Before something is added; may be cancelled, with a `reason` that the buyer is told. `lines` hold pieces, and the unit that was chosen.',
    'trade-cart-change': 'The number of pieces in the cart changed; told on the document.',
  },
  parts: {
    action: 'The button, or the link to enquire.',
    waiting: 'What keeps the place until the product is known.',
  },
})

export default small(description, AddToCartPart)
