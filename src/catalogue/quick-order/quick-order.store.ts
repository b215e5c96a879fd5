import { atom, computed, onMount } from 'nanostores'
import type { Scope } from '../../core/host/scope'
import { mostCartLines } from '../../trade/cart/add-to-cart.contract'
import { openCodeAnswers } from './code-answers.store'
import type { sheetOfFaults } from './fault-sheet'
import { openKeptOrder } from './kept-order.store'
import { readAgain, readEach } from './line-readings'
import { openOrderAdd } from './order-add.store'
import { openOrderAmounts, type Wanted } from './order-amounts.store'
import { openOrderImport } from './order-import.store'
import { linesOfList, merged } from './list-rows'
import { isBlank, type ListTable, type OrderLine } from './order-lines'
import { clearSuggestion, openSuggestions, withCode } from './order-suggestions.store'
import { judge, type Refused, type Verdict } from './order-verdict'

/** A row with its place, counted from 1, and its verdict. */
export type JudgedLine = OrderLine & {
  at: number
  verdict: Verdict
  /** Row numbers of the first other rows with the same SKU. */
  twinRows: string[]
}

/** Problems that a supplier may solve and the buyer cannot correct in the list. */
const forSuppliers = [
  'unknown',
  'unclear',
  'foreign',
  'withdrawn',
  'soldOut',
  'belowMinimum',
  'overStock',
  'told',
]
const isForSuppliers = (line: JudgedLine) =>
  forSuppliers.includes(line.verdict.problem?.key ?? '') && clearSuggestion(line) === undefined

const typedFor = 300
/** Number of blank rows in an empty order. */
const waiting = 3

/** Opens a list of codes and quantities: import, check per row, repair, and add to cart. */
export function openQuickOrder(scope: Scope) {
  const storedOrder = openKeptOrder(scope)
  let last = 0
  const keyed = (line: Omit<OrderLine, 'key'>): OrderLine => ({ ...line, key: ++last })
  const blank = (row: string) => keyed({ code: '', quantity: '', row })
  const filled = (lines: readonly OrderLine[]) =>
    lines.length > 0 ? lines : Array.from({ length: waiting }, (_, at) => blank(`${at + 1}`))
  let tables: ListTable[] = storedOrder.tables()
  const $lines = atom<readonly OrderLine[]>(filled(storedOrder.lines().map(keyed)))
  const $refused = atom<Refused>(new Map())
  const codes = openCodeAnswers(scope, $lines)
  const intake = openOrderImport(storedOrder)

  const $judged = computed([$lines, codes.$answers, $refused], (lines, answers, refused): JudgedLine[] => {
    const verdicts = judge(lines, answers, refused)
    return lines.flatMap((line, at) => {
      const verdict = verdicts[at]
      const twinRows = verdict?.twins.flatMap((twin) => lines[twin - 1]?.row ?? []) ?? []
      return verdict ? [{ ...line, at: at + 1, verdict, twinRows }] : []
    })
  })
  const $good = computed($judged, (judged) => judged.filter(({ verdict }) => verdict.state === 'good'))
  const $wanted = computed($good, (good): Wanted[] => {
    const bySku = new Map<string, Wanted>()
    for (const { verdict } of good) {
      const { sku, pieces = 0, unitOfAll: unit } = verdict
      const quantity = pieces / (unit?.ratio ?? 1)
      if (sku) bySku.set(sku.id, { skuId: sku.id, goodsId: sku.goodsId, quantity, unit })
    }
    return [...bySku.values()]
  })
  const $counts = computed($judged, (judged) => {
    const counts = { all: 0, good: 0, bad: 0, waits: 0, asked: 0 }
    for (const { verdict } of judged) {
      if (verdict.state === 'blank') continue
      counts.all++
      counts[verdict.state]++
    }
    return counts
  })

  let clock: ReturnType<typeof setTimeout> | undefined
  function settle() {
    clearTimeout(clock)
    const lines = $lines.get().filter((line) => !isBlank(line))
    tables = tables.filter(({ list }) => lines.some((line) => line.list === list))
    storedOrder.keepLines(lines, tables)
    void codes.check()
  }
  function put(lines: readonly OrderLine[]) {
    $lines.set(filled(lines))
    settle()
  }
  const changed = (key: number, patch: Partial<OrderLine>) =>
    $lines.get().map((line) => (line.key === key ? { ...line, ...patch, asked: undefined } : line))
  /** Updates a row while the buyer types; saving and lookup wait until typing pauses. */
  function type(key: number, patch: Partial<OrderLine>) {
    $lines.set(changed(key, patch))
    clearTimeout(clock)
    clock = setTimeout(settle, typedFor)
  }

  /** Applies alternative readings of list rows once the known codes are loaded. */
  function reread() {
    const before = $lines.get()
    const answers = codes.$answers.get()
    const lines = before.map((line) => readAgain(line, answers))
    const each = lines.flatMap((line) => readEach(line, answers, keyed))
    const taken = each.length > mostCartLines ? lines : each
    if (taken.length !== before.length || taken.some((line, at) => line !== before[at])) put(taken)
  }

  onMount($judged, () => {
    const stopReading = codes.$answers.listen(reread)
    void codes.check()
    // Prices depend on the buyer, names on the language.
    const leave = [scope.token.$token, scope.$locale].map((of) =>
      of.listen(() => {
        codes.forget()
        void codes.check()
      }),
    )
    return () => {
      for (const stop of [...leave, stopReading]) stop()
      codes.stop()
    }
  })

  const suggestions = openSuggestions({ $lines, $judged, put })
  const $forSuppliers = computed($judged, (judged) => judged.filter(isForSuppliers))
  const mark = (keys: ReadonlySet<number>, patch: Partial<OrderLine>) =>
    put($lines.get().map((line) => (keys.has(line.key) ? { ...line, ...patch } : line)))

  /** Returns the next number of a typed row; the sign `+` separates it from the row numbers of imported lists. */
  function typedRow() {
    const lines = $lines.get()
    const sign = lines.some(({ list }) => list !== undefined) ? '+' : ''
    const numbers = lines.flatMap(({ list, row }) => (list === undefined ? [Number(row)] : []))
    return `${sign}${Math.max(0, ...numbers) + 1}`
  }

  // Rows as sent; a row changed meanwhile stays in the list.
  let sent = new Map<number, JudgedLine>()
  const adding = openOrderAdd(scope, { $wanted, $refused }, (skuIds) => {
    const went = ({ key, code, quantity, unit }: OrderLine) => {
      const line = sent.get(key)
      return (
        line?.code === code &&
        line.quantity === quantity &&
        line.unit === unit &&
        skuIds.has(line.verdict.sku?.id ?? '')
      )
    }
    const stay = $lines.get().filter((line) => !went(line))
    const gone = $lines.get().length - stay.length
    put(stay)
    return gone
  })

  // Opened after the `onMount` of the rows, which would be too late once the rows have listeners.
  const { amounts, $total } = openOrderAmounts(scope, $wanted)
  /** Marks rows as refused if the server reports insufficient stock, as visitors receive no quantities. */
  function refuseShort() {
    const known = [...(amounts.$state.get().value ?? [])]
    const short = known.flatMap(([skuId, { enough, pieces }]) =>
      enough === false ? [[skuId, { pieces }] as const] : [],
    )
    if (short.length > 0) $refused.set(new Map([...$refused.get(), ...short]))
  }

  return {
    intake,
    codes,
    adding,
    $judged,
    $counts,
    $wanted,
    amounts,
    $total,
    suggestions,
    $forSuppliers,

    /** Adds the imported list to the order. @returns false if there is no room for it */
    acceptImport(): boolean {
      const taken = intake.$import.get()
      if (!taken) return false
      const before = $lines.get().filter((line) => !isBlank(line))
      const lists = before.map(({ list = 1 }) => list)
      const { lines, table, back } = linesOfList(taken, Math.max(0, ...lists) + 1)
      const more = lines.map(keyed)
      const together = back ? merged(before, more) : [...before, ...more]
      if (together.length > mostCartLines) return false
      adding.$report.set(undefined)
      suggestions.forget()
      intake.discard()
      tables = [...tables, table]
      put(together)
      return true
    },
    setCode: (key: number, code: string) => type(key, { code }),
    setQuantity: (key: number, quantity: string) => type(key, { quantity }),
    /** Applies an offered code, quantity or unit and checks it at once. */
    repair: (key: number, { code, ...patch }: Partial<Pick<OrderLine, 'code' | 'quantity' | 'unit'>>) =>
      put(
        changed(key, patch).map((line) =>
          line.key === key && code !== undefined ? withCode(line, code) : line,
        ),
      ),
    /** @returns the key of the new row; undefined if the list is full */
    addRow(): number | undefined {
      const line = blank(typedRow())
      if ($lines.get().length >= mostCartLines) return undefined
      put([...$lines.get(), line])
      return line.key
    },
    remove: (key: number) => put($lines.get().filter((line) => line.key !== key)),
    /** Adds rows that the shop cannot supply to an inquiry, and marks them. @returns the number of rows that fit */
    async askSuppliers(): Promise<number> {
      const { askSuppliers } = await import('./ask-suppliers.store')
      const rows = $forSuppliers.get()
      if (rows.length === 0) return 0
      const taken = askSuppliers(scope, rows, tables)
      mark(taken, { asked: true })
      return taken.size
    },
    /** Creates the sheet of invalid rows, which may be imported again with corrections. */
    takeSheet(make: typeof sheetOfFaults): string[][] {
      const rows = $judged.get().filter(({ verdict }) => verdict.state === 'bad')
      mark(new Set(rows.map(({ key }) => key)), { inSheet: true })
      return make(rows, tables, scope.$locale.get())
    },
    clear() {
      suggestions.forget()
      adding.$report.set(undefined)
      put([])
    },
    /** Adds the valid rows to the cart. @param from the pressed element */
    async add(from?: EventTarget) {
      if (!scope.token.$token.get()) {
        await amounts.reload()
        refuseShort()
      }
      sent = new Map($good.get().map((line) => [line.key, line]))
      return adding.add(from)
    },
  }
}

export type QuickOrder = ReturnType<typeof openQuickOrder>
