import { atom, type ReadableAtom } from 'nanostores'
import type { Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { inSlices } from './order-amounts.store'
import { isBlank, type OrderLine } from './order-lines'
import type { CodeAnswer } from './order-verdict'
import { checkCodes, longestCode } from './quick-order.contract'
import { sameCode } from './sku-code'

/** Codes that can be asked about at all, in the form of `sameCode`, each once. */
const askable = (lines: readonly OrderLine[]) => [
  ...new Set(
    lines.flatMap((line) => {
      const code = sameCode(line.code)
      return isBlank(line) || code === '' || [...code].length > longestCode ? [] : [code]
    }),
  ),
]

/** What the server knows of the codes of a list; asked for each code once, and anew when somebody else logs in. */
export function openCodeAnswers(scope: Scope, $lines: ReadableAtom<readonly OrderLine[]>) {
  const $answers = atom<ReadonlyMap<string, CodeAnswer>>(new Map())
  const $failed = atom(false)
  let asking: AbortController | undefined
  let again = false

  async function askAll(signal: AbortSignal) {
    const codes = askable($lines.get()).filter((code) => !$answers.get().has(code))
    if (codes.length === 0) return
    const brandTerminalId = await siteOf(scope).id()
    for (const codeList of inSlices(codes)) {
      const told = await scope.call(
        checkCodes,
        { body: { brandTerminalId, codeList } },
        { signal, quiet: true },
      )
      const next = new Map($answers.get())
      for (const { code, ...answer } of told) next.set(code, answer)
      $answers.set(next)
    }
  }

  /** Looks up codes that nothing is known of; while a question is under way, after it. */
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
    /** The last question had no answer. */
    $failed,
    check,
    stop,
    /** Stock and prices may be others now. */
    forget() {
      stop()
      $answers.set(new Map())
    },
  }
}
