import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { randomKey } from '../../core/api/random-key'
import type { Scope } from '../../core/host/scope'
import { cartOf } from '../../trade/cart/cart.store'
import { piecesOf } from '../goods/larger-unit'
import { inSlices, type Wanted } from './order-amounts.store'
import type { Refused } from './order-verdict'

/** What the last adding came to. */
export type AddReport = { outcome: 'added' | 'kept'; added: number }

type Row = readonly [skuId: string, told: { pieces: number; reason: string }]

type OrderStores = {
  /** What goes into the cart, one entry a SKU. */
  $wanted: ReadableAtom<readonly Wanted[]>
  /** What the server left out. */
  $refused: WritableAtom<Refused>
}

/**
 * Puts the good rows into the cart, at most 1,000 SKUs a write.
 * @param takeOut takes the rows of SKUs off the list, and says how many those were
 */
export function openOrderAdd(
  scope: Scope,
  { $wanted, $refused }: OrderStores,
  takeOut: (skuIds: ReadonlySet<string>) => number,
) {
  const cart = cartOf(scope)
  const $adding = atom(false)
  const $report = atom<AddReport | undefined>(undefined)

  // One key for one set of lines, until the server's answer is known: sent again they go in once.
  const keys = new Map<string, string>()
  async function put(wanted: Wanted[], from?: EventTarget) {
    const intent = JSON.stringify(wanted)
    const key = keys.get(intent) ?? randomKey()
    keys.set(intent, key)
    const answer = await cart.addList(wanted, { from, key })
    if (answer.outcome !== 'refused') keys.delete(intent)
    return answer
  }

  /** @returns nothing when all of it was refused */
  async function addSlice(slice: Wanted[], from?: EventTarget): Promise<AddReport | undefined> {
    const { outcome, skipped } = await put(slice, from)
    if (outcome === 'refused') return undefined
    const reasons = new Map(skipped.map(({ skuId, reason }) => [skuId, reason]))
    // A visitor's cart may have no room for all of them.
    const { lines, sent } = cart.$guest.get()
    const here = new Set([...lines, ...sent.flatMap((batch) => batch.lines)].map(({ skuId }) => skuId))
    const went = slice.filter(({ skuId }) => (outcome === 'kept' ? here.has(skuId) : !reasons.has(skuId)))
    const told = slice.flatMap((wanted): Row[] => {
      const { skuId } = wanted
      const reason = reasons.get(skuId)
      return reason === undefined ? [] : [[skuId, { pieces: piecesOf(wanted), reason }]]
    })
    if (told.length > 0) $refused.set(new Map([...$refused.get(), ...told]))
    return { outcome, added: takeOut(new Set(went.map(({ skuId }) => skuId))) }
  }

  return {
    $adding,
    $report,
    /** @param from the element that was pressed */
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
