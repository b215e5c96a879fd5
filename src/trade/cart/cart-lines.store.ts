import { atom, computed, type ReadableAtom } from 'nanostores'
import type { OrderUnit } from '../../catalogue/goods/order-unit'
import type { Minor } from '../../core/money'
import { priceFor, summaryWith } from './cart-reckoning'
import type { Cart, CartLine, CartSummary } from './cart.contract'

/** Quantity in pieces, a multiple of `orderUnit`'s size. Default unit: pieces. */
export type Wish = { quantity: number; orderUnit?: OrderUnit | undefined }

export type ShownLine = Wish & {
  /** Latest line from the server. `quantity` and `orderUnit` can be ahead of it until the server responds. */
  line: CartLine
  /** Price per piece, and `amount` of the line, at the shown quantity. */
  price: Minor
  amount: Minor
  /** True if a quantity change is pending. */
  saving: boolean
  /** Server message about a rejected quantity. */
  fault: string
}

export type LineStore = {
  id: string
  $line: ReadableAtom<ShownLine>
  /** Undefined for a line that cannot be selected. */
  $checked: ReadableAtom<boolean | undefined>
}

export type CartGroup = { shop: Cart['groups'][number]['shop']; lines: LineStore[] }
/** Selected state by line id. Lines that cannot be ordered have no entry. */
export type Selection = ReadonlyMap<string, boolean>

type Entry = LineStore & { $line: ReturnType<typeof atom<ShownLine>> }

const settled = (line: CartLine, fault = ''): ShownLine => {
  const { quantity, orderUnit, price, amount } = line
  return { line, quantity, orderUnit, price, amount, saving: false, fault }
}
/** Returns the line with a requested change, before the server responds. */
const wanted = (line: CartLine, { quantity, orderUnit }: Wish): ShownLine => {
  const price = priceFor(line, quantity)
  return { line, quantity, orderUnit, price, amount: price * quantity, saving: true, fault: '' }
}
/** Returns whether two wishes are equal. */
export const isAs = (one: Wish, other: Wish) =>
  one.quantity === other.quantity && one.orderUnit?.itemId === other.orderUnit?.itemId
const same = (a: CartLine, b: CartLine) => JSON.stringify(a) === JSON.stringify(b)

/** Key of a page's cart in the data of a view. */
export const cartPage = 'cart-page'

/** Opens the cart lines of one page. Each line has its own store, so that a change rerenders one line. */
export function openCartLines() {
  const byId = new Map<string, Entry>()
  const $groups = atom<CartGroup[]>([])
  /** Lines that can no longer be ordered. */
  const $gone = atom<LineStore[]>([])
  const $selection = atom<Selection>(new Map())
  /** Latest summary from the server. */
  const $summary = atom<CartSummary | undefined>(undefined)
  /** Lines with a pending or rejected quantity. */
  const $unsettled = atom<ReadonlyMap<string, ShownLine>>(new Map())
  /** Totals including pending changes. */
  const $sum = computed(
    [$summary, $unsettled, $selection],
    (summary, unsettled, selection) => summary && summaryWith(summary, unsettled, selection),
  )

  /** Ids of products with several SKUs in the cart. Their lines need more than the name to be distinct. */
  const $severalSizes = computed([$groups, $gone], (groups, gone) => {
    const ids = [...groups.flatMap(({ lines }) => lines), ...gone].map(
      ({ $line }) => $line.get().line.goodsId,
    )
    const seen = new Set<string>()
    return new Set(ids.filter((id) => seen.size === seen.add(id).size))
  })

  /** Ids of lines that need attention, in cart order: the quantity was rejected or exceeds the stock. */
  const $troubled = computed([$groups, $selection, $unsettled], (groups, selection, unsettled) =>
    groups
      .flatMap(({ lines }) => lines.map(({ id }) => id))
      .filter((id) => unsettled.get(id)?.fault || !selection.has(id)),
  )

  function put({ id, $line }: Entry, shown: ShownLine) {
    $line.set(shown)
    const before = $unsettled.get()
    const open = shown.saving || shown.fault !== ''
    if (!open && !before.has(id)) return
    const next = new Map(before)
    if (open) next.set(id, shown)
    else next.delete(id)
    $unsettled.set(next)
  }

  function keep(line: CartLine): Entry {
    const known = byId.get(line.id)
    if (!known) {
      const { id } = line
      let $checked: LineStore['$checked'] | undefined
      const entry = {
        id,
        $line: atom(settled(line)),
        // Created lazily because most lines of a long cart are never rendered.
        get $checked() {
          return ($checked ??= computed($selection, (selection) => selection.get(id)))
        },
      }
      byId.set(id, entry)
      return entry
    }
    const shown = known.$line.get()
    if (same(shown.line, line)) return known
    const fault = line.quantity === shown.line.quantity ? shown.fault : ''
    // Server data does not overwrite a pending change.
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

  /** Updates a line's selection from the server. The line may have become orderable or unorderable. */
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

    /** Replaces all lines with the server's cart. */
    take({ groups, invalid, summary }: Cart) {
      const lines = groups.flatMap((group) => group.lines)
      const present = new Set([...lines, ...invalid].map(({ id }) => id))
      forget([...byId.keys()].filter((id) => !present.has(id)))
      $selection.set(selected(lines))
      $groups.set(groups.map((group) => ({ shop: group.shop, lines: group.lines.map(keep) })))
      $gone.set(invalid.map(keep))
      $summary.set(summary)
    },

    /** Applies a quantity before the server confirms it. */
    want(id: string, wish: Wish) {
      const known = byId.get(id)
      if (known) put(known, wanted(known.$line.get().line, wish))
    },

    /**
     * Applies the server's response to a quantity change.
     * @param asked sent change. A newer change is not overwritten.
     */
    answer(line: CartLine, asked: Wish) {
      const known = byId.get(line.id)
      if (!known) return
      const shown = known.$line.get()
      put(known, isAs(shown, asked) ? settled(line) : wanted(line, shown))
      choose(line)
    },

    /**
     * Restores the server's values after a rejected change.
     * @param asked sent change. A newer change is not overwritten.
     * @param fault server message about the rejection
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
