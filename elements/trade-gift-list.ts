import GiftsPage from '../src/catalogue/gifts/gifts.page'
import { describe, emptySlot, navigates } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-gift-list',
  summary: 'Gifts for points and with orders, or one of them.',
  reserve: { block: 765 },
  attributes: {
    ...regionAttributes,
    giftId: { type: 'string', about: 'Id of a gift to show; absent: all gifts.' },
    ...urlState,
  },
  events: {
    ...navigates,
  },
  slots: emptySlot,
  parts: {
    title: 'The heading.',
    row: 'A gift.',
    price: 'What a gift costs.',
    action: 'A button.',
    empty: 'What is said when there is nothing.',
    error: 'What is said when it did not load.',
  },
})

export default region(description, GiftsPage, inAddress)
