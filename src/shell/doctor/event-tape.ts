import type { TradeEvents } from '../../core/events'

/** Every event of the kit. The type makes a missing one an error. */
const events: Record<keyof TradeEvents, true> = {
  'trade-cart-change': true,
  'trade-session-change': true,
  'trade-goods-view': true,
  'trade-before-add-to-cart': true,
  'trade-before-order': true,
  'trade-order-place': true,
  'trade-navigate': true,
  'trade-fetch': true,
  'trade-block-skip': true,
  'trade-error': true,
  'trade-load-error': true,
}

export type TapeEntry = { at: Date; type: string; detail: string }

const longest = 300

/** Records every event, without the bodies of calls, which may contain passwords. @returns a function that stops it */
export function recordEvents(tell: (event: TapeEntry) => void): () => void {
  const listen = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    const json = JSON.stringify(detail, event.type === 'trade-fetch' ? ['method', 'url'] : undefined)
    tell({ at: new Date(), type: event.type, detail: (json ?? '').slice(0, longest) })
  }
  const types = Object.keys(events)
  for (const type of types) document.addEventListener(type, listen, true)
  return () => types.forEach((type) => document.removeEventListener(type, listen, true))
}
