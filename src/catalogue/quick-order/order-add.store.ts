import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { randomKey } from '../../core/api/random-key'
import type { Scope } from '../../core/host/scope'
import { cartOf } from '../../trade/cart/cart.store'
import { piecesOf } from '../goods/larger-unit'
import { inSlices, type Wanted } from './order-amounts.store'
import type { Refused } from './order-verdict'

/** Result of the last add to cart. */
export type AddReport = { outcome: 'added' | 'kept'; added: number }

type Row = readonly [skuId: string, told: { pieces: number; reason: string }]

type OrderStores = {
  /** Rows to add to the cart, one entry per SKU. */
  $wanted: ReadableAtom<readonly Wanted[]>
  /** SKUs that the server left out. */
  $refused: WritableAtom<Refused>
}

/**
 * Adds the valid rows to the cart, at most 1,000 SKUs per request.
 * @param takeOut removes the rows of the SKUs from the list and returns their number
 */
export function openOrderAdd(
  scope: Scope,
  { $wanted, $refused }: OrderStores,
  takeOut: (skuIds: ReadonlySet<string>) => number,
) {
  const cart = cartOf(scope)
  const $adding = atom(false)
  const $report = atom<AddReport | undefined>(undefined)

  // One idempotency key per set of lines until the server answers, so that a retry adds them only once.
  const keys = new Map<string, string>()
  async function put(wanted: Wanted[], from?: EventTarget) {
    const intent = JSON.stringify(wanted)
    const key = keys.get(intent) ?? randomKey()
    keys.set(intent, key)
    const answer = await cart.addList(wanted, { from, key })
    if (answer.outcome !== 'refused') keys.delete(intent)
    return answer
  }

  /** @returns undefined if the whole slice was refused */
  async function addSlice(slice: Wanted[], from?: EventTarget): Promise<AddReport | undefined> {
    const { outcome, skipped } = await put(slice, from)
    if (outcome === 'refused') return undefined
    const reasons = new Map(skipped.map(({ skuId, reason }) => [skuId, reason]))
    // A visitor's cart may have no room for all rows.
    const { lines, sent } = cart.$guest.get()
    const here = new Set([...lines, ...sent.flatMap((batch) => batch.lines)].map(({ skuId }) => skuId))
    const went = slice.filter(({ skuId }) => (outcome === 'kept' ? here.has(skuId) : !reasons.has(skuId)))
    const rows = slice.flatMap((wanted): Row[] => {
      const { skuId } = wanted
      const reason = reasons.get(skuId)
      return reason === undefined ? [] : [[skuId, { pieces: piecesOf(wanted), reason }]]
    })
    if (rows.length > 0) $refused.set(new Map([...$refused.get(), ...rows]))
    return { outcome, added: takeOut(new Set(went.map(({ skuId }) => skuId))) }
  }

  return {
    $adding,
    $report,
    /** @param from the pressed element */
    async add(from?: EventTarget) {
      const wanted = $wanted.get()
      if ($adding.get() || wanted.length === 0) return
      $adding.set(true)
      let added = 0
      for (const slice of inSlices(wanted)) {
        const report = await addSlice(slice, from)
        if (!report) break
        added += report.added
        $report.set({ ...report, added })
      }
      $adding.set(false)
    },
  }
}
