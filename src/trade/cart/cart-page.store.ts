import { atom, onMount } from 'nanostores'
import { isCallError } from '../../core/api/call-error'
import { resource } from '../../core/store/resource'
import { favouritesOf } from '../../catalogue/favourites/favourites.store'
import type { Scope } from '../../core/host/scope'
import {
  chooseCoupons,
  deleteLines,
  getCart,
  keepLines,
  selectAll,
  selectLines,
  type CartSummary,
} from './cart.contract'
import { openCartLines } from './cart-lines.store'
import { cartOf } from './cart.store'
import { openQuantityWishes } from './quantity-wishes.store'

/** Maximum number of ids per call. DELETE carries them in the URL, which servers limit to 16 kB. */
const atOnce = 500

const slices = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce))

/** Opens the buyer's cart of one page with its actions. */
export function openCartPage(scope: Scope) {
  const shared = cartOf(scope)
  const lines = openCartLines()
  const { inTurn } = shared
  /** True while a change is pending. The totals are then those of the previous cart. */
  const $waiting = atom(false)
  let writing = 0
  let telling = false

  // Queued with the writes, so that an old response never replaces a newer one.
  const cart = resource(
    (signal) => inTurn(() => scope.call(getCart, {}, { signal })),
    [scope.$locale],
    undefined,
    lines.take,
  )

  function takeSummary(summary: CartSummary) {
    lines.$summary.set(summary)
    telling = true
    shared.changed(summary.totalCount)
    telling = false
  }

  /** @returns whether the write succeeded. After a failure the cart reloads, because only the server knows its state. */
  async function write(work: () => Promise<void>): Promise<boolean> {
    writing += 1
    tellWaiting()
    try {
      await inTurn(work)
      return true
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.kind !== 'unauthorized' && error.kind !== 'aborted') void cart.reload()
      return false
    } finally {
      writing -= 1
      tellWaiting()
    }
  }

  const wishes = openQuantityWishes({ scope, lines, write, takeSummary, onWait: tellWaiting })

  function tellWaiting() {
    $waiting.set(writing > 0 || wishes.wait())
  }

  onMount(cart.$state, () => {
    const stop = shared.$changed.listen(() => void (telling || cart.reload()))
    const hidden = () => document.visibilityState === 'hidden' && wishes.flush()
    globalThis.document?.addEventListener('visibilitychange', hidden)
    return () => {
      stop()
      globalThis.document?.removeEventListener('visibilitychange', hidden)
    }
  })

  /** @returns whether the write succeeded */
  async function choose(ids: string[], checked: boolean, ask: () => Promise<void>) {
    const marks = ids.map((id) => [id, checked] as const)
    const selection = lines.$selection.get()
    const before = ids.map((id) => [id, selection.get(id) ?? false] as const)
    lines.mark(marks)
    const done = await write(async () => {
      await ask()
      // A reload in between may have restored the previous selection.
      lines.mark(marks)
    })
    if (!done) lines.mark(before)
    return done
  }

  return {
    cart,
    lines,
    $waiting,
    change: wishes.want,

    /**
     * Sends delayed changes and waits for all responses.
     * @returns whether the server accepted every change
     */
    async settle(): Promise<boolean> {
      const sent = wishes.flush()
      await inTurn(() => Promise.resolve())
      return (await Promise.all(sent)).every(Boolean)
    },

    select(ids: string[], checked: boolean) {
      return choose(ids, checked, async () => {
        for (const idList of slices(ids)) {
          const body = { idList, checked: yesOrNo(checked) }
          takeSummary((await scope.call(selectLines, { body })).summary)
        }
      })
    },

    selectAll(checked: boolean) {
      const ids = [...lines.$selection.get().keys()]
      return choose(ids, checked, async () => {
        takeSummary((await scope.call(selectAll, { body: { checked: yesOrNo(checked) } })).summary)
      })
    },

    /** @param couponIds ids of all coupons to apply to the total */
    chooseCoupons(couponIds: string[]) {
      return write(async () =>
        takeSummary((await scope.call(chooseCoupons, { body: { couponIds } })).summary),
      )
    },

    /**
     * Moves lines to the favourites.
     * @returns whether the lines were removed from the cart
     */
    keep(ids: string[]) {
      return write(async () => {
        for (const idList of slices(ids)) {
          const { summary } = await scope.call(keepLines, { body: { idList } })
          lines.drop(new Set(idList))
          takeSummary(summary)
        }
        favouritesOf(scope).changed()
      })
    },

    /** @returns whether the lines were removed */
    remove(ids: string[]) {
      return write(async () => {
        for (const slice of slices(ids)) {
          const { summary } = await scope.call(deleteLines, { query: { ids: slice.join(',') } })
          lines.drop(new Set(slice))
          takeSummary(summary)
        }
      })
    },
  }
}

const yesOrNo = (checked: boolean): 10 | 20 => (checked ? 10 : 20)

export type CartPageStore = ReturnType<typeof openCartPage>
