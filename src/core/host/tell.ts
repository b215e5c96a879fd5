import { lastOnes, type TradeEvents, type Wishes } from '../events'

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

/** Dispatches an event from an element, or from the document. */
export function tell<Type extends keyof TradeEvents>(
  type: Type,
  detail: TradeEvents[Type],
  from?: EventTarget,
) {
  lastOnes.set(type, detail)
  const target = from ?? globalThis.document
  target?.dispatchEvent(tradeEvent(type, detail, false))
}

/** Dispatches a cancellable event. Returns whether to go on, and the reason of a cancellation. */
export const ask: <Type extends Exclude<keyof TradeEvents, keyof Wishes>>(
  type: Type,
  detail: TradeEvents[Type],
  from?: EventTarget,
) => { allowed: boolean; reason: string } = asked

/**
 * Dispatches a cancellable event and runs the action unless cancelled. Listeners get the outcome by `detail.promise`.
 * @param forbidden creates the result of a cancelled action from the given reason
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
  // The caller handles the error; a page without listeners must not see an unhandled rejection.
  promise.catch(() => {})
  const { allowed, reason } = asked(type, { ...about, promise }, from)
  const outcome = allowed ? action() : forbidden(reason)
  settle(outcome)
  return outcome
}
