import { lastOnes, type TradeEvents, type Wishes } from './events'

function tradeEvent(type: keyof TradeEvents, detail: object, cancelable: boolean) {
  return new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable })
}

function asked(type: keyof TradeEvents, detail: object, from?: EventTarget) {
  const target = from ?? globalThis.document
  if (!target) return { allowed: true, reason: '' }
  const event = tradeEvent(type, detail, true)
  const allowed = target.dispatchEvent(event)
  const reason = (event as { reason?: unknown }).reason
  return { allowed, reason: typeof reason === 'string' ? reason : '' }
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

/** Asks before an action. Returns whether it may go on, and the reason given with `preventDefault()`, if any. */
export const ask: <Type extends Exclude<keyof TradeEvents, keyof Wishes>>(
  type: Type,
  detail: TradeEvents[Type],
  from?: EventTarget,
) => { allowed: boolean; reason: string } = asked

/**
 * Asks before an action and does it unless that was forbidden; listeners wait for `detail.promise` to hear the outcome.
 * @param forbidden what comes of a cancelled wish; it is handed the reason given with `preventDefault()`
 */
export async function askThen<Type extends keyof Wishes>(
  type: Type,
  about: Wishes[Type]['about'],
  action: () => Promise<Wishes[Type]['outcome']>,
  forbidden: (reason: string) => Wishes[Type]['outcome'],
  from?: EventTarget,
): Promise<Wishes[Type]['outcome']> {
  let settle = (_outcome: Wishes[Type]['outcome'] | Promise<Wishes[Type]['outcome']>) => {}
  const promise = new Promise<Wishes[Type]['outcome']>((resolve) => (settle = resolve))
  // Whoever did the action hears of its failure; a page that does not listen needs none.
  promise.catch(() => {})
  const { allowed, reason } = asked(type, { ...about, promise }, from)
  const outcome = allowed ? action() : forbidden(reason)
  settle(outcome)
  return outcome
}
