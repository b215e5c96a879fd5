import { pinned } from './host/pinned'

/** Cancellable events and their outcomes. */
export type Wishes = {
  /**
   * Quantities are in pieces. `unit` is the chosen unit with `ratio` pieces, if it is not a piece. Outcome `kept`: stored
   * in the browser until the visitor logs in.
   */
  'trade-before-add-to-cart': {
    about: {
      lines: { skuId: string; quantity: number; unit?: { itemId: string; ratio: number } | undefined }[]
    }
    outcome: 'added' | 'kept' | 'refused'
  }
  /** Amounts are decimal strings. No order numbers: the order was not placed. */
  'trade-before-order': { about: { amount: string }; outcome: { orderNos: string[] } }
}

/** Trade events for all scripts of the page. `detail` is plain data. */
export type TradeEvents = {
  [Type in keyof Wishes]: Wishes[Type]['about'] & { promise: Promise<Wishes[Type]['outcome']> }
} & {
  'trade-cart-change': { count: number }
  'trade-session-change': { state: 'visitor' | 'member'; userType?: number }
  'trade-goods-view': { goodsId: string }
  'trade-order-place': { orderNos: string[]; amount: string }
  /** `replace`: Back should not return to the current page. */
  'trade-navigate': { href: string; route?: string; params?: Record<string, string>; replace?: boolean }
  /**
   * Fires before each API call, for proxies, single sign-on and mocks. `headers` may be changed and `respondWith` supplies the
   * response. If cancelled, the call fails like a network error.
   */
  'trade-fetch': {
    url: string
    method: string
    headers: Headers
    body: string | FormData | undefined
    respondWith: (answer: Promise<Response>) => void
  }
  /** A block of a composed page was skipped: unknown type or invalid props. */
  'trade-block-skip': { type: string; version: number; reason: 'type' | 'props' }
  'trade-error': { element: string; code: string; version: string }
  'trade-load-error': { tag: string; url: string }
}

/** The last detail of each event, for listeners that are added late. */
export const lastOnes = pinned('events', () => new Map<string, unknown>())

/**
 * Listens on the document.
 * @param replay call at once with the last value, for scripts that load late
 * @returns a function that stops listening
 */
export function on<Type extends keyof TradeEvents>(
  type: Type,
  listener: (detail: TradeEvents[Type]) => void,
  { replay = false } = {},
): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<TradeEvents[Type]>).detail)
  document.addEventListener(type, listen)
  if (replay && lastOnes.has(type)) listener(lastOnes.get(type) as TradeEvents[Type])
  return () => document.removeEventListener(type, listen)
}
