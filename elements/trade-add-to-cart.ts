import { AddToCartPart } from '../src/trade/cart/add-to-cart.part'
import { commonAttributes, describe, goodsNames } from './description'
import { small } from './runtime/small-element'

export const description = describe({
  tag: 'trade-add-to-cart',
  small: true,
  summary:
    'Quantity, unit and button for one product, inline. A visitor’s choice is kept, with its unit, and merged after login.',
  reserve: {
    inline: 254,
    block: 28,
    when: { '[hide-stepper]': { inline: 80, block: 28 }, '[hide-button]': { inline: 108, block: 28 } },
  },
  attributes: {
    ...commonAttributes,
    goodsId: { type: 'string', default: '', about: 'Id of the product; its default SKU is added.' },
    skuCode: goodsNames.skuCode,
    quantity: { type: 'number', about: 'Quantity to begin with, in `unit`; default: the smallest order.' },
    unit: {
      type: 'string',
      default: '',
      about:
        'Item id or code of the unit to begin with, where the product is sold in several; default: the one of its price. One that the product does not have counts for nothing, as does `quantity` then.',
    },
    hideStepper: { type: 'boolean', about: 'Shows the button alone, without quantity and unit.' },
    hideButton: {
      type: 'boolean',
      about: 'Shows quantity and unit alone, for a form of the page: Enter in it submits that form.',
    },
    name: {
      type: 'string',
      about:
        'Name of its value in a form of the page: the id of the SKU. `-quantity` behind it names the quantity, in pieces, and `-unit` the id of the unit, where that is larger than a piece.',
    },
    disabled: {
      type: 'boolean',
      about: 'Nothing can be chosen, and a form gets no value; likewise in a disabled `fieldset`.',
    },
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
    empty: 'What is said when the shop does not have it.',
  },
})

export default small(description, AddToCartPart)
