import { pinned } from './pinned'

/** Facts about trade that any script of the page may hear; `detail` is plain data. */
export type TradeEvents = {
  'trade-cart-change': { count: number }
  'trade-session-change': { state: 'visitor' | 'member'; userType?: number }
  'trade-goods-view': { goodsId: string }
  'trade-before-add-to-cart': { lines: { skuId: string; quantity: number }[] }
  /** Asked before an order is submitted; amounts are decimal strings. */
  'trade-before-order': { amount: string }
  'trade-order-place': { orderNos: string[]; amount: string }
  /** `replace`: the page that is left was only passed through. */
  'trade-navigate': { href: string; route?: string; params?: Record<string, string>; replace?: boolean }
  'trade-fetch': { url: string; method: string; respondWith: (answer: Promise<Response>) => void }
  /** A block of a theme page was left out: nobody knows its type, or its props do not fit. */
  'trade-block-skip': { type: string; version: number; reason: 'type' | 'props' }
  'trade-error': { element: string; code: string; version: string }
  'trade-load-error': { tag: string; url: string }
}

const lastOnes = pinned('events', () => new Map<string, unknown>())

function tradeEvent<Type extends keyof TradeEvents>(
  type: Type,
  detail: TradeEvents[Type],
  cancelable: boolean,
) {
  return new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable })
}

/** Tells a fact: from an element where one is at hand, else from the document. */
export function tell<Type extends keyof TradeEvents>(
  type: Type,
  detail: TradeEvents[Type],
  from?: EventTarget,
) {
  lastOnes.set(type, detail)
  const target = from ?? globalThis.document
  target?.dispatchEvent(tradeEvent(type, detail, false))
}

/** Asks before a deed. Returns whether it may go on, and the reason given with `preventDefault()`, if any. */
export function ask<Type extends keyof TradeEvents>(
  type: Type,
  detail: TradeEvents[Type],
  from?: EventTarget,
) {
  const target = from ?? globalThis.document
  if (!target) return { allowed: true, reason: '' }
  const event = tradeEvent(type, detail, true)
  const allowed = target.dispatchEvent(event)
  const reason = (event as { reason?: unknown }).reason
  return { allowed, reason: typeof reason === 'string' ? reason : '' }
}

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
  const hear = (event: Event) => listener((event as CustomEvent<TradeEvents[Type]>).detail)
  document.addEventListener(type, hear)
  if (replay && lastOnes.has(type)) listener(lastOnes.get(type) as TradeEvents[Type])
  return () => document.removeEventListener(type, hear)
}
