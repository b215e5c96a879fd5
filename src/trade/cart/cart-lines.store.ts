import { atom, computed, type ReadableAtom } from 'nanostores'
import type { OrderUnit } from '../../catalogue/goods/order-unit'
import type { Minor } from '../../core/money'
import { priceFor, summaryWith } from './cart-reckoning'
import type { Cart, CartLine, CartSummary } from './cart.contract'

/** A quantity in pieces, of which the unit that it is ordered in holds several; absent: pieces. */
export type Wish = { quantity: number; orderUnit?: OrderUnit | undefined }

export type ShownLine = Wish & {
  /** As the server last told it; quantity and unit are as the buyer chose them, ahead of it until it answered. */
  line: CartLine
  /** Of a piece, and of all, at that quantity. */
  price: Minor
  amount: Minor
  /** A change of the quantity waits for its answer. */
  saving: boolean
  /** The server's word on the quantity that it refused. */
  fault: string
}

export type LineStore = {
  id: string
  $line: ReadableAtom<ShownLine>
  /** Absent for a line that cannot be chosen. */
  $checked: ReadableAtom<boolean | undefined>
}

export type CartGroup = { shop: Cart['groups'][number]['shop']; lines: LineStore[] }
/** Whether a line is chosen, by its id; lines that cannot be ordered are not in it. */
export type Selection = ReadonlyMap<string, boolean>

type Kept = LineStore & { $line: ReturnType<typeof atom<ShownLine>> }

const settled = (line: CartLine, fault = ''): ShownLine => {
  const { quantity, orderUnit, price, amount } = line
  return { line, quantity, orderUnit, price, amount, saving: false, fault }
}
/** A line as its buyer wants it, before the server has answered. */
const wanted = (line: CartLine, { quantity, orderUnit }: Wish): ShownLine => {
  const price = priceFor(line, quantity)
  return { line, quantity, orderUnit, price, amount: price * quantity, saving: true, fault: '' }
}
/** Whether it is the same wish. */
export const isAs = (one: Wish, other: Wish) =>
  one.quantity === other.quantity && one.orderUnit?.itemId === other.orderUnit?.itemId
const same = (a: CartLine, b: CartLine) => JSON.stringify(a) === JSON.stringify(b)

/** Name of a page's cart among what a view was drawn from. */
export const cartPage = 'cart-page'

/** What one page knows of its cart; every line is a store of its own, so that a change redraws one line. */
export function openCartLines() {
  const byId = new Map<string, Kept>()
  const $groups = atom<CartGroup[]>([])
  /** Lines that cannot be ordered any more. */
  const $gone = atom<LineStore[]>([])
  const $selection = atom<Selection>(new Map())
  /** As the server last told it. */
  const $summary = atom<CartSummary | undefined>(undefined)
  /** Lines whose quantity the server has yet to confirm, or refused. */
  const $unsettled = atom<ReadonlyMap<string, ShownLine>>(new Map())
  /** The totals with what is being changed. */
  const $sum = computed(
    [$summary, $unsettled, $selection],
    (summary, unsettled, selection) => summary && summaryWith(summary, unsettled, selection),
  )

  /** Goods of which several sizes are in the cart: their name alone tells no line from another. */
  const $severalSizes = computed([$groups, $gone], (groups, gone) => {
    const ids = [...groups.flatMap(({ lines }) => lines), ...gone].map(
      ({ $line }) => $line.get().line.goodsId,
    )
    const seen = new Set<string>()
    return new Set(ids.filter((id) => seen.size === seen.add(id).size))
  })

  /** Lines that want the buyer, in their order: their last quantity was refused, or is more than is there. */
  const $troubled = computed([$groups, $selection, $unsettled], (groups, selection, unsettled) =>
    groups
      .flatMap(({ lines }) => lines.map(({ id }) => id))
      .filter((id) => unsettled.get(id)?.fault || !selection.has(id)),
  )

  function put({ id, $line }: Kept, shown: ShownLine) {
    $line.set(shown)
    const before = $unsettled.get()
    const open = shown.saving || shown.fault !== ''
    if (!open && !before.has(id)) return
    const next = new Map(before)
    if (open) next.set(id, shown)
    else next.delete(id)
    $unsettled.set(next)
  }

  function keep(line: CartLine): Kept {
    const known = byId.get(line.id)
    if (!known) {
      const { id } = line
      let $checked: LineStore['$checked'] | undefined
      const kept = {
        id,
        $line: atom(settled(line)),
        // Most lines of a long cart are never looked at.
        get $checked() {
          return ($checked ??= computed($selection, (selection) => selection.get(id)))
        },
      }
      byId.set(id, kept)
      return kept
    }
    const shown = known.$line.get()
    if (same(shown.line, line)) return known
    const fault = line.quantity === shown.line.quantity ? shown.fault : ''
    // What the buyer is changing now is not overwritten by what the server knew before.
    put(known, shown.saving ? wanted(line, shown) : settled(line, fault))
    return known
  }

  function forget(ids: readonly string[]) {
    for (const id of ids) byId.delete(id)
    const unsettled = $unsettled.get()
    if (ids.some((id) => unsettled.has(id)))
      $unsettled.set(new Map([...unsettled].filter(([id]) => byId.has(id))))
  }

  const selected = (lines: CartLine[]): Selection =>
    new Map(lines.flatMap((line) => (line.invalidReason ? [] : [[line.id, line.checked === 10]])))

  /** Takes over whether a line is chosen; it may have become one that can be ordered, or ceased to be. */
  function choose(line: CartLine) {
    const checked = line.invalidReason ? undefined : line.checked === 10
    const selection = $selection.get()
    if (selection.get(line.id) === checked) return
    const next = new Map(selection)
    if (checked === undefined) next.delete(line.id)
    else next.set(line.id, checked)
    $selection.set(next)
  }

  return {
    $groups,
    $gone,
    $selection,
    $severalSizes,
    $summary,
    $sum,
    $troubled,
    find: (id: string): ReadableAtom<ShownLine> | undefined => byId.get(id)?.$line,

    /** The whole cart as the server told it. */
    take({ groups, invalid, summary }: Cart) {
      const lines = groups.flatMap((group) => group.lines)
      const present = new Set([...lines, ...invalid].map(({ id }) => id))
      forget([...byId.keys()].filter((id) => !present.has(id)))
      $selection.set(selected(lines))
      $groups.set(groups.map((group) => ({ shop: group.shop, lines: group.lines.map(keep) })))
      $gone.set(invalid.map(keep))
      $summary.set(summary)
    },

    /** A quantity as the buyer wants it, before the server was asked. */
    want(id: string, wish: Wish) {
      const known = byId.get(id)
      if (known) put(known, wanted(known.$line.get().line, wish))
    },

    /**
     * The server's answer to a quantity.
     * @param asked what was sent: a newer wish stays as it is
     */
    answer(line: CartLine, asked: Wish) {
      const known = byId.get(line.id)
      if (!known) return
      const shown = known.$line.get()
      put(known, isAs(shown, asked) ? settled(line) : wanted(line, shown))
      choose(line)
    },

    /**
     * Back to what the server holds, with its word on what was wanted.
     * @param asked what was sent: a newer wish stays as it is
     */
    restore(id: string, asked: Wish, fault = '') {
      const known = byId.get(id)
      const shown = known?.$line.get()
      if (known && shown && isAs(shown, asked)) put(known, settled(shown.line, fault))
    },

    mark(marks: Iterable<readonly [id: string, checked: boolean]>) {
      const next = new Map($selection.get())
      for (const [id, checked] of marks) if (next.has(id)) next.set(id, checked)
      $selection.set(next)
    },

    drop(ids: ReadonlySet<string>) {
      const left = (lines: LineStore[]) => lines.filter(({ id }) => !ids.has(id))
      forget([...ids])
      $selection.set(new Map([...$selection.get()].filter(([id]) => !ids.has(id))))
      const groups = $groups.get().map((group) => ({ ...group, lines: left(group.lines) }))
      $groups.set(groups.filter(({ lines }) => lines.length > 0))
      $gone.set(left($gone.get()))
    },
  }
}

export type CartLines = ReturnType<typeof openCartLines>
