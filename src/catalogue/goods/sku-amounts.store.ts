import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { Data } from '../../core/api/endpoint'
import type { Minor } from '../../core/money'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { skuPrices } from './goods.contract'
import { unitNamed } from './larger-unit'
import type { OrderUnit } from './order-unit'

/** `unit`: unit of the quantity; absent: pieces. */
export type ChosenLine = {
  skuId: string
  goodsId: string
  quantity: number
  unit?: (OrderUnit & { unitCode?: string }) | undefined
}
/** Server's price and availability of one SKU at its chosen quantity. */
export type SkuAmount = Data<typeof skuPrices>[number]

export type ChosenTotal = {
  /** Newer amounts are loading; the shown ones belong to the previous choice. */
  pending: boolean
  failed: boolean
  /** In minor units; absent while unknown, or if a price is hidden. */
  amount?: Minor
  /** Any price of the choice is hidden from this visitor. */
  hidden: boolean
}

export const askedAfter = 300

export const amountOf = (amounts: readonly SkuAmount[] | undefined, sku: string) =>
  amounts?.find(({ skuId }) => skuId === sku)

/** Loads the server's prices of a choice, once it has not changed for a moment. */
export function openSkuAmounts(scope: Scope, $lines: ReadableAtom<readonly ChosenLine[]>) {
  const $settled = atom<readonly ChosenLine[]>($lines.get())
  onMount($settled, () => {
    let clock: ReturnType<typeof setTimeout> | undefined
    $settled.set($lines.get())
    const leave = $lines.listen((lines) => {
      clearTimeout(clock)
      clock = setTimeout(() => $settled.set(lines), askedAfter)
    })
    return () => {
      clearTimeout(clock)
      leave()
    }
  })

  const amounts = resource<readonly SkuAmount[]>(
    async (signal) => {
      const lines = $settled
        .get()
        .map(({ skuId, quantity, unit }) => ({ skuId, quantity, ...unitNamed(unit) }))
      if (lines.length === 0) return []
      const body = { lines, brandTerminalId: await siteOf(scope).id() }
      return scope.call(skuPrices, { body }, { signal, quiet: true })
    },
    [$settled, scope.token.$token],
  )

  /** Sum of the server's amounts of the chosen lines. */
  const $total = computed([amounts.$state, $settled, $lines], (state, settled, lines): ChosenTotal => {
    const bySku = new Map(state.value?.map((line) => [line.skuId, line]))
    const answers = settled.map(({ skuId }) => bySku.get(skuId))
    const pending = settled !== lines || state.status === 'loading'
    const sums = answers.map((line) => line?.amount)
    const known = sums.filter((amount) => amount !== undefined)
    return {
      pending,
      failed: !pending && state.status === 'failed',
      hidden: answers.some((line) => line?.priceHidden),
      ...(known.length === sums.length && { amount: known.reduce((sum, amount) => sum + amount, 0) }),
    }
  })

  return { amounts, $total }
}
