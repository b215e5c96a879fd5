import { isCallError } from '../../core/api/call-error'
import type { OrderUnit } from '../../catalogue/goods/order-unit'
import type { Scope } from '../../core/host/scope'
import { updateQuantity, type CartSummary } from './cart.contract'
import { isAs, type CartLines } from './cart-lines.store'

/** Delay in milliseconds before a quantity is sent. */
const sentAfter = 400

type Surroundings = {
  scope: Scope
  lines: CartLines
  /** Queues a write. */
  write: (work: () => Promise<void>) => Promise<boolean>
  takeSummary: (summary: CartSummary) => void
  /** Called when pending quantities start or stop. */
  onWait: () => void
}

/** Opens optimistic quantity changes: shown at once, sent after a delay, and rolled back if the server rejects them. */
export function openQuantityWishes({ scope, lines, write, takeSummary, onWait }: Surroundings) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  /** Sends the latest quantity of a line at its place in the queue. */
  async function ask(id: string) {
    const shown = lines.find(id)?.get()
    if (!shown || timers.has(id)) return
    const { quantity, orderUnit, line: before } = shown
    if (isAs(shown, before)) return lines.restore(id, shown)
    // In units, because only the server knows the current number of pieces per unit.
    const body = orderUnit
      ? { quantity: quantity / orderUnit.ratio, goodsPriceUnit: orderUnit.itemId }
      : { quantity }
    try {
      const answer = await scope.call(
        updateQuantity,
        { path: { id }, body },
        { quiet: ({ kind }) => kind === 'business' },
      )
      lines.answer(answer.line ?? { ...before, quantity, orderUnit }, shown)
      takeSummary(answer.summary)
    } catch (error) {
      const refusal = isCallError(error) && error.kind === 'business' ? error.title : ''
      if (refusal) scope.toasts.brief('warning', refusal)
      lines.restore(id, shown, refusal)
      throw error
    }
  }

  function send(id: string) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    return write(() => ask(id))
  }

  return {
    wait: () => timers.size > 0,

    /** @param quantity quantity in pieces, a whole multiple of the unit if one is given */
    want: (id: string, quantity: number, orderUnit?: OrderUnit) => {
      if (!lines.find(id)) return
      lines.want(id, { quantity, orderUnit })
      clearTimeout(timers.get(id))
      timers.set(
        id,
        setTimeout(() => void send(id), sentAfter),
      )
      onWait()
    },

    /**
     * Sends all delayed quantities at once.
     * @returns for each one, whether the server accepted it
     */
    flush: () => [...timers.keys()].map(send),
  }
}
