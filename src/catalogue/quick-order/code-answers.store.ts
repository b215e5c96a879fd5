import { atom, type ReadableAtom } from 'nanostores'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { codesInCell, otherReadings } from './line-readings'
import { inSlices } from './order-amounts.store'
import { isBlank, type OrderLine } from './order-lines'
import type { CodeAnswer } from './order-verdict'
import { checkCodes, longestCode } from './quick-order.contract'
import { sameCode } from './sku-code'

type Answers = ReadonlyMap<string, CodeAnswer>

/** Returns the codes to look up, normalized by `sameCode`, each once: those of rows, and other readings of unknown ones. */
const unasked = (lines: readonly OrderLine[], answers: Answers) => [
  ...new Set(
    lines.flatMap((line) => {
      if (isBlank(line)) return []
      const answer = answers.get(sameCode(line.code))
      const isUnknown = answer ? !answer.sku : [...sameCode(line.code)].length > longestCode
      const readings = isUnknown ? [...otherReadings(line), ...codesInCell(line)] : [line]
      const codes = readings.map(({ code }) => sameCode(code))
      return codes.filter((code) => code !== '' && [...code].length <= longestCode && !answers.has(code))
    }),
  ),
]

/** Looks up the codes of a list on the server, each once. Repeats the lookups after a login or a change of language. */
export function openCodeAnswers(scope: Scope, $lines: ReadableAtom<readonly OrderLine[]>) {
  const $answers = atom<Answers>(new Map())
  const $failed = atom(false)
  let asking: AbortController | undefined
  let again = false

  /** Looks up the codes of all rows, then once more the alternative readings of unknown codes. */
  async function askAll(signal: AbortSignal, rounds = 2): Promise<void> {
    const codes = unasked($lines.get(), $answers.get())
    if (codes.length === 0) return
    const brandTerminalId = await siteOf(scope).id()
    for (const codeList of inSlices(codes)) {
      const reply = await scope.call(
        checkCodes,
        { body: { brandTerminalId, codeList } },
        { signal, quiet: true },
      )
      const next = new Map($answers.get())
      for (const { code, ...answer } of reply) next.set(code, answer)
      $answers.set(next)
    }
    if (rounds > 1) await askAll(signal, rounds - 1)
  }

  /** Looks up codes without an answer. During a running lookup it repeats afterwards. */
  async function check(): Promise<void> {
    if (asking) {
      again = true
      return
    }
    const mine = (asking = new AbortController())
    $failed.set(false)
    try {
      await askAll(mine.signal)
    } catch {
      if (asking === mine) $failed.set(true)
    }
    if (asking !== mine) return
    asking = undefined
    if (!again) return
    again = false
    await check()
  }

  function stop() {
    asking?.abort()
    asking = undefined
    again = false
  }

  return {
    $answers,
    /** True if the last lookup failed. */
    $failed,
    check,
    stop,
    /** Discards all answers, because stock and prices may have changed. */
    forget() {
      stop()
      $answers.set(new Map())
    },
  }
}
