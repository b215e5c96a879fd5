import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Cart, CartLine, CartSummary } from './cart.contract'

export type ShownLine = {
  /** As the server last told it. */
  line: CartLine
  /** As the buyer chose it: ahead of the server until that answered. */
  quantity: number
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

const settled = (line: CartLine): ShownLine => ({ line, quantity: line.quantity, saving: false, fault: '' })
const same = (a: CartLine, b: CartLine) => JSON.stringify(a) === JSON.stringify(b)

/** What one page knows of its cart; every line is a store of its own, so that a change redraws one line. */
export function openCartLines() {
  const byId = new Map<string, Kept>()
  const $groups = atom<CartGroup[]>([])
  /** Lines that cannot be ordered any more. */
  const $gone = atom<LineStore[]>([])
  const $selection = atom<Selection>(new Map())
  const $summary = atom<CartSummary | undefined>(undefined)

  function keep(line: CartLine): Kept {
    const known = byId.get(line.id)
    if (!known) {
      const { id } = line
      const $checked = computed($selection, (selection) => selection.get(id))
      const kept = { id, $line: atom(settled(line)), $checked }
      byId.set(id, kept)
      return kept
    }
    const { $line } = known
    const shown = $line.get()
    if (same(shown.line, line)) return known
    // What the buyer is changing now is not overwritten by what the server knew before.
    const quantity = shown.saving ? shown.quantity : line.quantity
    const fault = line.quantity === shown.line.quantity ? shown.fault : ''
    $line.set({ ...shown, line, quantity, fault })
    return known
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
    $summary,
    find: (id: string): ReadableAtom<ShownLine> | undefined => byId.get(id)?.$line,

    /** Ids in the order in which lines are shown. */
    order: () => [...$groups.get().flatMap(({ lines }) => lines), ...$gone.get()].map(({ id }) => id),

    /** The whole cart as the server told it. */
    take({ groups, invalid, summary }: Cart) {
      const lines = groups.flatMap((group) => group.lines)
      const present = new Set([...lines, ...invalid].map(({ id }) => id))
      for (const id of byId.keys()) if (!present.has(id)) byId.delete(id)
      $selection.set(selected(lines))
      $groups.set(groups.map((group) => ({ shop: group.shop, lines: group.lines.map(keep) })))
      $gone.set(invalid.map(keep))
      $summary.set(summary)
    },

    /** A quantity as the buyer wants it, before the server was asked. */
    want(id: string, quantity: number) {
      const $line = byId.get(id)?.$line
      if ($line) $line.set({ ...$line.get(), quantity, saving: true, fault: '' })
    },

    /**
     * The server's answer to a quantity.
     * @param asked the quantity that was sent: a newer wish stays as it is
     */
    answer(line: CartLine, asked: number) {
      const $line = byId.get(line.id)?.$line
      if (!$line) return
      const { quantity } = $line.get()
      $line.set(quantity === asked ? settled(line) : { line, quantity, saving: true, fault: '' })
      choose(line)
    },

    /**
     * Back to what the server holds, with its word on what was wanted.
     * @param asked the quantity that was sent: a newer wish stays as it is
     */
    restore(id: string, asked: number, fault = '') {
      const $line = byId.get(id)?.$line
      if ($line && $line.get().quantity === asked) $line.set({ ...settled($line.get().line), fault })
    },

    mark(marks: Iterable<readonly [id: string, checked: boolean]>) {
      const next = new Map($selection.get())
      for (const [id, checked] of marks) if (next.has(id)) next.set(id, checked)
      $selection.set(next)
    },

    drop(ids: ReadonlySet<string>) {
      const left = (lines: LineStore[]) => lines.filter(({ id }) => !ids.has(id))
      for (const id of ids) byId.delete(id)
      $selection.set(new Map([...$selection.get()].filter(([id]) => !ids.has(id))))
      const groups = $groups.get().map((group) => ({ ...group, lines: left(group.lines) }))
      $groups.set(groups.filter(({ lines }) => lines.length > 0))
      $gone.set(left($gone.get()))
    },
  }
}

export type CartLines = ReturnType<typeof openCartLines>
