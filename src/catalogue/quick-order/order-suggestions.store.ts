import { atom, computed, type ReadableAtom } from 'nanostores'
import type { OrderLine } from './order-lines'
import type { Problem } from './order-verdict'
import type { JudgedLine } from './quick-order.store'
import { codeKey, lookalikeKey } from './sku-code'

/** Returns the parts that distinguish products and variants: letters before the first digit, all digits, final letters. */
function partsOf(code: string): string {
  const key = lookalikeKey(codeKey(code))
  const [series = ''] = /^\D*(?=\d)/.exec(key) ?? []
  const [, ending = ''] = /\d(\D*)$/.exec(key) ?? []
  return [series, key.replace(/\D/g, ''), ending].join(' ')
}

/**
 * Returns the only possible code of a row: its single candidate, unless that is another manufacturer's part, another
 * variant or another size.
 */
export function clearSuggestion({ code, verdict: { candidates } }: JudgedLine): string | undefined {
  const [only, ...others] = candidates
  if (!only || others.length > 0 || only.equals) return undefined
  const [typed, offered] = [code, only.skuCode].map((each) => lookalikeKey(codeKey(each)))
  if (typed === undefined || offered === undefined) return undefined
  if (typed === offered) return only.skuCode
  const isVariant = offered.startsWith(typed) || typed.startsWith(offered)
  return !isVariant && partsOf(code) === partsOf(only.skuCode) ? only.skuCode : undefined
}

/** Replaces the code of a row and records the buyer's own code. */
export function withCode(line: OrderLine, code: string): OrderLine {
  const own = line.ownCode ?? line.code
  return { ...line, code, ownCode: own === code || own.trim() === '' ? undefined : own }
}

const hasSuggestions = (problem: Problem | undefined) =>
  problem?.key === 'unclear' || problem?.key === 'foreign'

type OrderRows = {
  $lines: ReadableAtom<readonly OrderLine[]>
  $judged: ReadableAtom<readonly JudgedLine[]>
  put: (lines: readonly OrderLine[]) => void
}

/** Opens the suggestions: accepts all clear ones at once, and undoes that. */
export function openSuggestions({ $lines, $judged, put }: OrderRows) {
  const $taken = atom<ReadonlyMap<number, { from: OrderLine; code: string }>>(new Map())
  const unclear = () => $judged.get().filter(({ verdict: { problem } }) => hasSuggestions(problem))
  return {
    /** Number of rows with one clear suggestion, and with several possible codes. */
    $open: computed($judged, () => {
      const rows = unclear()
      const clear = rows.filter((line) => clearSuggestion(line) !== undefined).length
      return { clear, several: rows.length - clear }
    }),
    /** Number of suggestions that the last press accepted. */
    $accepted: computed($taken, ({ size }) => size),
    acceptAll() {
      const codes = new Map(unclear().map((line) => [line.key, clearSuggestion(line)]))
      const taken = new Map<number, { from: OrderLine; code: string }>()
      const lines = $lines.get().map((from) => {
        const code = codes.get(from.key)
        if (code === undefined) return from
        taken.set(from.key, { from, code })
        return withCode(from, code)
      })
      $taken.set(taken)
      put(lines)
    },
    /** Restores the codes; rows changed since then stay. */
    undo() {
      const taken = $taken.get()
      $taken.set(new Map())
      put(
        $lines.get().map((line) => {
          const before = taken.get(line.key)
          if (before?.code !== line.code) return line
          const { code, ownCode } = before.from
          return { ...line, code, ownCode }
        }),
      )
    },
    forget: () => $taken.set(new Map()),
  }
}
