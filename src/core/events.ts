import { pinned } from './pinned'

/** Wishes that somebody may forbid, and what may come of each. */
export type Wishes = {
  /**
   * Quantities are pieces; `unit` is what they were chosen in, which holds `ratio` of them, where that is not a piece.
   * `kept` waits in the browser for the visitor's login.
   */
  'trade-before-add-to-cart': {
    about: {
      lines: { skuId: string; quantity: number; unit?: { itemId: string; ratio: number } | undefined }[]
    }
    outcome: 'added' | 'kept' | 'refused'
  }
  /** Amounts are decimal strings. No order numbers: it was not placed. */
  'trade-before-order': { about: { amount: string }; outcome: { orderNos: string[] } }
}

/** Facts about trade that any script of the page may hear; `detail` is plain data. */
export type TradeEvents = {
  [Type in keyof Wishes]: Wishes[Type]['about'] & { promise: Promise<Wishes[Type]['outcome']> }
} & {
  'trade-cart-change': { count: number }
  'trade-session-change': { state: 'visitor' | 'member'; userType?: number }
  'trade-goods-view': { goodsId: string }
  'trade-order-place': { orderNos: string[]; amount: string }
  /** `replace`: the page that is left was only passed through. */
  'trade-navigate': { href: string; route?: string; params?: Record<string, string>; replace?: boolean }
  /**
   * Before a call to the API, the one seam for proxies, single sign-on and mocks: `headers` may be changed, the answer
   * be given with `respondWith`; cancelled, the call fails as if the network were away.
   */
  'trade-fetch': {
    url: string
    method: string
    headers: Headers
    body: string | FormData | undefined
    respondWith: (answer: Promise<Response>) => void
  }
  /** A block of a theme page was left out: nobody knows its type, or its props do not fit. */
  'trade-block-skip': { type: string; version: number; reason: 'type' | 'props' }
  'trade-error': { element: string; code: string; version: string }
  'trade-load-error': { tag: string; url: string }
}

/** The last detail of each event, for who comes late. */
export const lastOnes = pinned('events', () => new Map<string, unknown>())

/**
 * Listens on the document.
 * @param replay call at once with the last value, for scripts that come late
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
