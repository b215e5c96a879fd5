import type { TradeEvents } from '../../src/core/events'

type EventText<Detail> = {
  about: string
  /** The fields of `detail`, each with its type. */
  detail: Record<keyof Detail, string>
  /** Effect of `preventDefault()`, if the event is cancelable. */
  cancel?: string
}

/** All events of the kit with all their fields. The type makes a missing event or field a compile error. */
const eventTexts: { [Type in keyof TradeEvents]: EventText<TradeEvents[Type]> } = {
  'trade-cart-change': {
    about: 'The number of pieces in the cart changed; a visitor’s own pieces count.',
    detail: { count: 'number' },
  },
  'trade-session-change': {
    about: 'Somebody logged in or out, or a page began with a session.',
    detail: { state: "'visitor' | 'member'", userType: 'number, of a member' },
  },
  'trade-goods-view': {
    about: 'A product is shown in full; told once for each.',
    detail: { goodsId: 'string' },
  },
  'trade-before-add-to-cart': {
    about: 'Something is about to go into the cart.',
    detail: {
      lines:
        '{ skuId: string; quantity: number; unit?: { itemId: string; ratio: number } }[], quantity in pieces; unit: what it was chosen in, ratio pieces each',
      promise: "Promise of 'added', 'kept' (waits for the login) or 'refused'",
    },
    cancel: 'Nothing is added. A `reason` set on the event is shown to the buyer.',
  },
  'trade-before-order': {
    about: 'An order is about to be submitted.',
    detail: { amount: 'string, a decimal', promise: 'Promise of { orderNos: string[] }' },
    cancel: 'Nothing is submitted. A `reason` set on the event is shown to the buyer.',
  },
  'trade-order-place': {
    about: 'Orders were placed.',
    detail: { orderNos: 'string[]', amount: 'string, a decimal' },
  },
  'trade-navigate': {
    about: 'A link or a button is about to lead to another page.',
    detail: {
      href: 'string',
      route: 'string, where the address is one of the shop’s',
      params: 'Record<string, string>, of the route',
      replace: 'true, where Back should not lead to the page that is left',
    },
    cancel: 'The browser stays: the page goes there in its own way, or not at all.',
  },
  'trade-fetch': {
    about: 'A call to the API is about to be sent.',
    detail: {
      url: 'string',
      method: 'string',
      headers: 'Headers, which may be changed',
      body: 'string, FormData or undefined',
      respondWith: '(answer: Promise<Response>) => void, to answer in its place',
    },
    cancel: 'The call fails as if the network were away.',
  },
  'trade-block-skip': {
    about: 'A block of a composed page was left out: its type is unknown, or its data does not fit.',
    detail: { type: 'string', version: 'number', reason: "'type' | 'props'" },
  },
  'trade-error': {
    about: 'An element failed to draw. It shows its own error; the page stands.',
    detail: { element: 'string', code: 'string', version: 'string' },
  },
  'trade-load-error': {
    about: 'The code of an element could not be loaded. It may be tried again.',
    detail: { tag: 'string', url: 'string' },
  },
}

export type EventWords = { name: string; about: string; cancel?: string; fields: [string, string][] }

export const events: EventWords[] = Object.entries(eventTexts).map(([name, { detail, ...words }]) => ({
  name,
  ...words,
  fields: Object.entries(detail),
}))
