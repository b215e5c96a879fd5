import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { Minor } from '../../core/money'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { skuPrices } from '../goods/goods.contract'
import { piecesOf, unitNamed } from '../goods/larger-unit'
import type { OrderUnit } from '../goods/order-unit'
import { askedAfter, type ChosenTotal, type SkuAmount } from '../goods/sku-amounts.store'
import { atOnce } from './quick-order.contract'

/** `quantity` in pieces, or in the given unit. */
export type Wanted = { skuId: string; goodsId: string; quantity: number; unit?: OrderUnit | undefined }

/** Returns the line in the shape of the price request. */
const asked = ({ skuId, quantity, unit }: Wanted) => ({ skuId, quantity, ...unitNamed(unit) })

/** Server's price of a SKU, and the pieces that it applies to. */
type OrderAmount = SkuAmount & { pieces: number }

/** Splits items into slices of the maximum size per request. */
export const inSlices = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  )

/** Loads the prices of the valid rows once typing pauses. A longer list uses several requests. */
export function openOrderAmounts(scope: Scope, $wanted: ReadableAtom<readonly Wanted[]>) {
  // Compared as text, because each keystroke judges the rows again, mostly with the same result.
  const $question = computed($wanted, (wanted) => JSON.stringify(wanted.map(asked)))
  const $settled = atom($question.get())
  onMount($settled, () => {
    let clock: ReturnType<typeof setTimeout> | undefined
    $settled.set($question.get())
    const leave = $question.listen((question) => {
      clearTimeout(clock)
      clock = setTimeout(() => $settled.set(question), askedAfter)
    })
    return () => {
      clearTimeout(clock)
      leave()
    }
  })

  const amounts = resource(
    async (signal) => {
      const wanted = $wanted.get()
      const lines = wanted.map(asked)
      const brandTerminalId = lines.length > 0 ? await siteOf(scope).id() : ''
      const pieces = new Map(wanted.map((each) => [each.skuId, piecesOf(each)]))
      const answers = inSlices(lines).map((slice) =>
        scope.call(skuPrices, { body: { lines: slice, brandTerminalId } }, { signal, quiet: true }),
      )
      return new Map(
        (await Promise.all(answers))
          .flat()
          .map((line): [string, OrderAmount] => [
            line.skuId,
            { ...line, pieces: pieces.get(line.skuId) ?? 0 },
          ]),
      )
    },
    [$settled, scope.token.$token],
  )

  const $total = computed(
    [amounts.$state, $settled, $question, $wanted],
    (state, settled, question, wanted): ChosenTotal => {
      const amounts = wanted.map(({ skuId }) => state.value?.get(skuId))
      const pending = settled !== question || state.status === 'loading'
      const known = amounts.flatMap((line): Minor[] => (line?.amount === undefined ? [] : [line.amount]))
      return {
        pending,
        failed: !pending && state.status === 'failed',
        hidden: amounts.some((line) => line?.priceHidden),
        ...(known.length === amounts.length && { amount: known.reduce((sum, amount) => sum + amount, 0) }),
      }
    },
  )
  return { amounts, $total }
}
