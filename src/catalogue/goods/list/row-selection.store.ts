import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Scope } from '../../../core/scope'
import { cartOf } from '../../../trade/cart/cart.store'
import { openSkuAmounts, type ChosenLine } from '../sku-amounts.store'

/** What a row means to the cart. */
type RowTerms<Row> = {
  /** Its smallest order; `quantity` in pieces. */
  smallest: (row: Row) => ChosenLine
  /** Whether the smallest order can be had now. */
  mayAdd: (row: Row) => boolean
}

/**
 * Quantities and ticks of the rows of a table whose rows can be bought. Both are kept by row, so that one that
 * comes back with another page is as it was; what is chosen are ticked rows that are shown.
 */
export function openRowSelection<Row extends { id: string }>(
  scope: Scope,
  $rows: ReadableAtom<readonly Row[]>,
  { smallest, mayAdd }: RowTerms<Row>,
) {
  const $quantities = atom<ReadonlyMap<string, number>>(new Map())
  const $ticked = atom<ReadonlySet<string>>(new Set())
  const $adding = atom<ReadonlySet<string>>(new Set())

  const quantityOf = (row: Row) => $quantities.get().get(row.id) ?? smallest(row).quantity
  const lineOf = (row: Row): ChosenLine => ({ ...smallest(row), quantity: quantityOf(row) })
  const $chosen = computed([$rows, $ticked, $quantities], (rows, ticked) =>
    rows.filter((row) => ticked.has(row.id) && mayAdd(row)).map(lineOf),
  )

  async function add(key: string, lines: readonly ChosenLine[], from?: EventTarget) {
    if ($adding.get().has(key)) return undefined
    $adding.set(new Set([...$adding.get(), key]))
    const outcome = await cartOf(scope).add([...lines], from)
    $adding.set(new Set([...$adding.get()].filter((other) => other !== key)))
    return outcome
  }

  return {
    $quantities,
    $ticked,
    $chosen,
    /** Rows that are being added, by id; `''` stands for the whole choice. */
    $adding,
    ...openSkuAmounts(scope, $chosen),
    mayAdd,
    quantityOf,
    /** @param quantity in pieces, already settled to minimum and step */
    setQuantity({ id }: Row, quantity: number) {
      $quantities.set(new Map($quantities.get()).set(id, quantity))
    },
    tick(rows: readonly Row[], on: boolean) {
      const ids = new Set(rows.map(({ id }) => id))
      const others = [...$ticked.get()].filter((id) => !ids.has(id))
      $ticked.set(new Set(on ? [...others, ...ids] : others))
    },
    /** @param from the element that was pressed */
    addOne: async (row: Row, from?: EventTarget) => void (await add(row.id, [lineOf(row)], from)),
    /** What is in the cart is chosen no more. */
    async addChosen(from?: EventTarget) {
      if ((await add('', $chosen.get(), from)) === 'added') $ticked.set(new Set())
    },
  }
}

export type RowSelection<Row extends { id: string }> = ReturnType<typeof openRowSelection<Row>>
