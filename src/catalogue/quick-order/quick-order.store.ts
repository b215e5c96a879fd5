import { atom, computed, onMount } from 'nanostores'
import type { Scope } from '../../core/scope'
import { mostCartLines } from '../../trade/cart/add-to-cart.contract'
import { openCodeAnswers } from './code-answers.store'
import { openKeptOrder } from './kept-order.store'
import { openOrderAdd } from './order-add.store'
import { openOrderAmounts, type Wanted } from './order-amounts.store'
import { openOrderImport } from './order-import.store'
import { isBlank, pickLines, type OrderLine } from './order-lines'
import { judge, type Refused, type Verdict } from './order-verdict'

/** A row with its place, counted from 1, and what is to be said of it. */
export type JudgedLine = OrderLine & { at: number; verdict: Verdict }

const typedFor = 300
/** Rows that wait to be filled in when there is nothing else. */
const waiting = 3

/** A list of codes and quantities: taken in, checked row by row, repaired, and put into the cart. */
export function openQuickOrder(scope: Scope) {
  const kept = openKeptOrder(scope)
  let last = 0
  const keyed = (line: Omit<OrderLine, 'key'>): OrderLine => ({ ...line, key: ++last })
  const blank = () => keyed({ code: '', quantity: '' })
  const filled = (lines: readonly OrderLine[]) =>
    lines.length > 0 ? lines : Array.from({ length: waiting }, blank)
  const $lines = atom<readonly OrderLine[]>(filled(kept.lines().map(keyed)))
  const $refused = atom<Refused>(new Map())
  const codes = openCodeAnswers(scope, $lines)
  const intake = openOrderImport(kept)

  const $judged = computed([$lines, codes.$answers, $refused], (lines, answers, refused): JudgedLine[] => {
    const verdicts = judge(lines, answers, refused)
    return lines.flatMap((line, at) => {
      const verdict = verdicts[at]
      return verdict ? [{ ...line, at: at + 1, verdict }] : []
    })
  })
  const $good = computed($judged, (judged) => judged.filter(({ verdict }) => verdict.state === 'good'))
  const $wanted = computed($good, (good): Wanted[] => {
    const bySku = new Map<string, Wanted>()
    for (const { verdict } of good) {
      const { sku, pieces: quantity = 0 } = verdict
      if (sku) bySku.set(sku.id, { skuId: sku.id, goodsId: sku.goodsId, quantity })
    }
    return [...bySku.values()]
  })
  const $counts = computed($judged, (judged) => {
    const counts = { all: 0, good: 0, bad: 0, waits: 0 }
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
    kept.keepLines($lines.get().filter((line) => !isBlank(line)))
    void codes.check()
  }
  function put(lines: readonly OrderLine[]) {
    $lines.set(filled(lines))
    settle()
  }
  const changed = (key: number, patch: Partial<OrderLine>) =>
    $lines.get().map((line) => (line.key === key ? { ...line, ...patch } : line))
  /** While somebody types, nothing is asked and kept with every key. */
  function type(key: number, patch: Partial<OrderLine>) {
    $lines.set(changed(key, patch))
    clearTimeout(clock)
    clock = setTimeout(settle, typedFor)
  }

  onMount($judged, () => {
    void codes.check()
    const leave = scope.token.$token.listen(() => {
      codes.forget()
      void codes.check()
    })
    return () => {
      leave()
      codes.stop()
    }
  })

  // Rows as they were sent: one that was changed meanwhile stays.
  let sent = new Map<number, JudgedLine>()
  const adding = openOrderAdd(scope, { $wanted, $refused }, (skuIds) => {
    const went = ({ key, code, quantity }: OrderLine) => {
      const line = sent.get(key)
      return line?.code === code && line.quantity === quantity && skuIds.has(line.verdict.sku?.id ?? '')
    }
    const stay = $lines.get().filter((line) => !went(line))
    const gone = $lines.get().length - stay.length
    put(stay)
    return gone
  })

  // After the rows’ own mounting, which it would be too late for once they are looked at.
  const { amounts, $total } = openOrderAmounts(scope, $wanted)
  /** A visitor is not told how many there are, but that there are not so many. */
  function refuseShort() {
    const told = [...(amounts.$state.get().value ?? [])]
    const short = told.flatMap(([skuId, { enough, quantity: pieces }]) =>
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

    /** Makes the list that was taken in part of the order. @returns false when there is no room for it */
    acceptImport(): boolean {
      const taken = intake.$import.get()
      if (!taken) return false
      const before = $lines.get().filter((line) => !isBlank(line))
      const more = pickLines(taken.grid, taken.columns)
      if (before.length + more.length > mostCartLines) return false
      adding.$report.set(undefined)
      intake.discard()
      put([...before, ...more.map(keyed)])
      return true
    },
    setCode: (key: number, code: string) => type(key, { code }),
    setQuantity: (key: number, quantity: string) => type(key, { quantity }),
    /** Takes an offered code or quantity: checked at once. */
    repair: (key: number, patch: Partial<Pick<OrderLine, 'code' | 'quantity'>>) => put(changed(key, patch)),
    /** @returns the key of the new row; nothing when the list is full */
    addRow(): number | undefined {
      const line = blank()
      if ($lines.get().length >= mostCartLines) return undefined
      put([...$lines.get(), line])
      return line.key
    },
    remove: (key: number) => put($lines.get().filter((line) => line.key !== key)),
    clear() {
      adding.$report.set(undefined)
      put([])
    },
    /** Puts the good rows into the cart. @param from the element that was pressed */
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
