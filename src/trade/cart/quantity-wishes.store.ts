import { isCallError } from '../../core/call-error'
import type { OrderUnit } from '../../catalogue/goods/order-unit'
import type { Scope } from '../../core/scope'
import { updateQuantity, type CartSummary } from './cart.contract'
import { isAs, type CartLines } from './cart-lines.store'

/** A quantity is sent once it rested so long. */
const sentAfter = 400

type Surroundings = {
  scope: Scope
  lines: CartLines
  /** Does one write in its turn. */
  write: (work: () => Promise<void>) => Promise<boolean>
  told: (summary: CartSummary) => void
  /** Called when wishes begin or end to wait. */
  onWait: () => void
}

/** Quantities as the buyer wants them: shown at once, sent when they rest, rolled back when the server refuses. */
export function openQuantityWishes({ scope, lines, write, told, onWait }: Surroundings) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  /** Sends what is wanted when its turn has come: of several wishes for a line the last one. */
  async function ask(id: string) {
    const shown = lines.find(id)?.get()
    if (!shown || timers.has(id)) return
    const { quantity, orderUnit, line: before } = shown
    if (isAs(shown, before)) return lines.restore(id, shown)
    // How many pieces those are is the server's word.
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
      told(answer.summary)
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

    /** @param quantity in pieces, whole units where one is named */
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

    /** Sends at once what still rests. @returns for each whether the server did it */
    flush: () => [...timers.keys()].map(send),
  }
}
