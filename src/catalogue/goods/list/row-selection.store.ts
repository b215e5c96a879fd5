import { atom, computed, type ReadableAtom } from 'nanostores'
import { speaker } from '../../../core/language/messages'
import type { Scope } from '../../../core/host/scope'
import { cartOf } from '../../../trade/cart/cart.store'
import { goodsMessages } from '../goods.messages'
import { piecesOf } from '../larger-unit'
import type { OrderUnit } from '../order-unit'
import { openSkuAmounts, type ChosenLine } from '../sku-amounts.store'
import { unitRule, type Rule } from '../unit-rule'

/** Mapping of a row to a cart line. */
type RowTerms<Row> = {
  /** SKU of the row, with its minimum and step in pieces. */
  sku: (row: Row) => Pick<ChosenLine, 'skuId' | 'goodsId'> & Rule
  /** Order units, default unit first; fewer than two: only the default unit. */
  units: (row: Row) => readonly OrderUnit[]
  /** Returns whether the smallest order is available now. */
  mayAdd: (row: Row) => boolean
  /** Maximum number of pieces; undefined: any number. */
  most: (row: Row) => number | undefined
}

/**
 * Creates quantities and ticks for a table with rows to buy. Both are stored by row id, so that a row that returns
 * with another page is unchanged. The selection consists of the ticked rows on the shown page.
 */
export function openRowSelection<Row extends { id: string }>(
  scope: Scope,
  $rows: ReadableAtom<readonly Row[]>,
  { sku, units, mayAdd, most }: RowTerms<Row>,
) {
  const $quantities = atom<ReadonlyMap<string, number>>(new Map())
  /** Chosen order units by row id; rows without an entry use the default. */
  const $units = atom<ReadonlyMap<string, OrderUnit>>(new Map())
  const $ticked = atom<ReadonlySet<string>>(new Set())
  const $adding = atom<ReadonlySet<string>>(new Set())

  const unitOf = ({ id }: Row) => $units.get().get(id)
  const ruleOf = (row: Row) =>
    unitRule(sku(row), unitOf(row)?.ratio ?? 1, mayAdd(row) ? most(row) : undefined)
  const quantityOf = (row: Row) => $quantities.get().get(row.id) ?? ruleOf(row).min
  function lineOf(row: Row): ChosenLine {
    const { skuId, goodsId } = sku(row)
    return { skuId, goodsId, quantity: quantityOf(row), unit: unitOf(row) }
  }
  const chosenRows = () => $rows.get().filter((row) => $ticked.get().has(row.id) && mayAdd(row))
  const $chosen = computed([$rows, $ticked, $quantities, $units], () => chosenRows().map(lineOf))

  const isShort = (row: Row) => piecesOf(lineOf(row)) > (most(row) ?? Infinity)

  async function add(key: string, wanted: readonly Row[], from?: EventTarget) {
    if ($adding.get().has(key)) return
    const rows = wanted.filter((row) => !isShort(row))
    if (rows.length === 0)
      return scope.toasts.brief('warning', speaker(goodsMessages, scope.$locale.get())('short'))
    $adding.set(new Set([...$adding.get(), key]))
    const leftOut = wanted.length - rows.length
    const { outcome } = await cartOf(scope).addList(rows.map(lineOf), { from, leftOut })
    $adding.set(new Set([...$adding.get()].filter((other) => other !== key)))
    if (key !== '' || outcome !== 'added') return
    const added = new Set(rows.map(({ id }) => id))
    $ticked.set(new Set([...$ticked.get()].filter((id) => !added.has(id))))
  }

  return {
    $quantities,
    $units,
    $ticked,
    $chosen,
    /** Ids of rows that are being added to the cart; `''` stands for the whole selection. */
    $adding,
    ...openSkuAmounts(scope, $chosen),
    mayAdd,
    /** Returns whether the wanted quantity exceeds the available one. */
    isShort: (row: Row) => mayAdd(row) && isShort(row),
    sku,
    units,
    most,
    unitOf,
    /** Returns minimum, step and maximum in the row's unit. */
    ruleOf,
    quantityOf,
    piecesOf: (row: Row) => piecesOf(lineOf(row)),
    /** @param quantity in the row's unit, already rounded to minimum and step */
    setQuantity({ id }: Row, quantity: number) {
      $quantities.set(new Map($quantities.get()).set(id, quantity))
    },
    /** @param quantity in that unit */
    setUnit({ id }: Row, unit: OrderUnit, quantity: number) {
      $units.set(new Map($units.get()).set(id, unit))
      $quantities.set(new Map($quantities.get()).set(id, quantity))
    },
    tick(rows: readonly Row[], on: boolean) {
      const ids = new Set(rows.map(({ id }) => id))
      const others = [...$ticked.get()].filter((id) => !ids.has(id))
      $ticked.set(new Set(on ? [...others, ...ids] : others))
    },
    /** @param from the pressed element */
    addOne: (row: Row, from?: EventTarget) => add(row.id, [row], from),
    /** Adds the selection to the cart and unticks the added rows. */
    addChosen: (from?: EventTarget) => add('', chosenRows(), from),
  }
}

export type RowSelection<Row extends { id: string }> = ReturnType<typeof openRowSelection<Row>>
