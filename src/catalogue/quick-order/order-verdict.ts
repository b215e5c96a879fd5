import { mostPieces } from '../../core/shapes'
import { longestCode, type Candidate, type FoundSku } from './quick-order.contract'
import { isBlank, type OrderLine } from './order-lines'
import { readPieces, type BadPieces } from './pieces'
import { sameCode } from './sku-code'

/** What the server said of a code; absent: not asked yet. */
export type CodeAnswer = {
  sku?: FoundSku | undefined
  candidates: Candidate[]
  substitutes?: Candidate[] | undefined
}

type Values = Record<string, string | number>
/** Why a row cannot be ordered, as the key of its sentence; `offers` are quantities that can. */
export type Problem = { at: 'code' | 'quantity'; key: ProblemKey; values?: Values; offers?: number[] }
type ProblemKey =
  | BadPieces
  | 'noCode'
  | 'longCode'
  | 'unknown'
  | 'unclear'
  | 'foreign'
  | 'withdrawn'
  | 'soldOut'
  | 'belowMinimum'
  | 'notStep'
  | 'overStock'
  | 'told'

export type Verdict = {
  /** `waits`: its code is being looked up; `asked`: it stands in an inquiry to suppliers. */
  state: 'blank' | 'waits' | 'good' | 'bad' | 'asked'
  sku?: FoundSku | undefined
  /** Pieces of all rows with this SKU together. */
  pieces?: number
  /** Places of the first other rows with this SKU, counted from 1. */
  twins: number[]
  problem?: Problem
  candidates: Candidate[]
  /** What may be bought instead, where it cannot be had. */
  substitutes?: Candidate[] | undefined
}

type Told = { pieces: number; reason?: string }
/** What the server refused: the quantity it was asked for, and its sentence; without one there are too few. */
export type Refused = ReadonlyMap<string, Told>

const toldProblem = ({ reason }: Told): Problem =>
  reason === undefined ? { at: 'quantity', key: 'soldOut' } : { at: 'code', key: 'told', values: { reason } }

/** Of so many rows each need not name all the others. */
const mostTwins = 5

const atMost = ({ minQuantity, step }: FoundSku, limit: number) =>
  limit < minQuantity ? 0 : limit - ((limit - minQuantity) % step)

/** How many can be had as far as it is told: visitors learn it with the price of what they want. */
const availableOf = ({ stockQuantity, enough, sellsShort }: FoundSku) =>
  sellsShort ? Infinity : (stockQuantity ?? (enough ? Infinity : 0))

/** Why so many of a SKU cannot be ordered; nothing when they can. */
export function quantityProblem(sku: FoundSku, pieces: number): Problem | undefined {
  const { minQuantity, step, unitName: unit } = sku
  const available = availableOf(sku)
  const most = atMost(sku, Math.min(available, mostPieces))
  const offered = (...offers: number[]) => offers.filter((each) => each > 0 && each <= most)
  if (most === 0) return { at: 'quantity', key: 'soldOut' }
  if (pieces < minQuantity)
    return {
      at: 'quantity',
      key: 'belowMinimum',
      values: { n: minQuantity, unit },
      offers: offered(minQuantity),
    }
  if (pieces > mostPieces) return { at: 'quantity', key: 'tooMany', offers: offered(most) }
  if (pieces > available)
    return { at: 'quantity', key: 'overStock', values: { n: most, unit }, offers: [most] }
  const below = atMost(sku, pieces)
  if (below === pieces) return undefined
  return { at: 'quantity', key: 'notStep', values: { step, unit }, offers: offered(below, below + step) }
}

function codeProblem({ code }: OrderLine, answer: CodeAnswer | undefined): Problem | undefined {
  if (code.trim() === '') return { at: 'code', key: 'noCode' }
  if ([...code].length > longestCode) return { at: 'code', key: 'longCode', values: { n: longestCode } }
  if (answer?.sku?.withdrawn) return { at: 'code', key: 'withdrawn' }
  if (!answer || answer.sku) return undefined
  const [nearest] = answer.candidates
  if (nearest?.equals)
    return { at: 'code', key: 'foreign', values: { code: code.trim(), ours: nearest.equals } }
  return { at: 'code', key: nearest ? 'unclear' : 'unknown' }
}

const notToBeHad = ['withdrawn', 'soldOut', 'overStock']
const instead = ({ key }: Problem, answer: CodeAnswer | undefined) =>
  notToBeHad.includes(key) ? { substitutes: answer?.substitutes } : {}

/**
 * Judges all rows together: rows of one SKU count with the sum of their quantities.
 * @param answers by code, in the form of `sameCode`
 * @returns one verdict a row, in their order
 */
export function judge(
  lines: readonly OrderLine[],
  answers: ReadonlyMap<string, CodeAnswer>,
  refused: Refused = new Map(),
): Verdict[] {
  const read = lines.map((line) => {
    const answer = answers.get(sameCode(line.code))
    return { line, answer, pieces: readPieces(line.quantity), wrongCode: codeProblem(line, answer) }
  })
  const bySku = new Map<string, { pieces: number; rows: number[] }>()
  for (const [at, { line, answer, pieces }] of read.entries()) {
    if (line.asked || !answer?.sku || typeof pieces !== 'number') continue
    const all = bySku.get(answer.sku.id) ?? { pieces: 0, rows: [] }
    all.pieces += pieces
    all.rows.push(at + 1)
    bySku.set(answer.sku.id, all)
  }
  return read.map(({ line, answer, pieces, wrongCode }, at): Verdict => {
    const common = { sku: answer?.sku, candidates: answer?.candidates ?? [], twins: [] }
    if (isBlank(line)) return { ...common, state: 'blank' }
    if (line.asked) return { ...common, state: 'asked' }
    if (wrongCode) return { ...common, state: 'bad', problem: wrongCode, ...instead(wrongCode, answer) }
    if (typeof pieces === 'string') {
      const least = answer?.sku?.minQuantity
      return {
        ...common,
        state: 'bad',
        problem: { at: 'quantity', key: pieces, offers: least ? [least] : [] },
      }
    }
    const sku = answer?.sku
    const all = sku && bySku.get(sku.id)
    if (!sku || !all) return { ...common, state: 'waits' }
    const twins = all.rows.slice(0, mostTwins + 1).filter((row) => row !== at + 1)
    const told = refused.get(sku.id)
    const problem: Problem | undefined =
      quantityProblem(sku, all.pieces) ?? (told?.pieces === all.pieces ? toldProblem(told) : undefined)
    // What would put one row right says nothing about the sum of several.
    const shown = problem && twins.length > 0 ? { ...problem, offers: [] } : problem
    const state = problem ? 'bad' : 'good'
    return {
      ...common,
      state,
      pieces: all.pieces,
      twins,
      ...(shown && { problem: shown, ...instead(shown, answer) }),
    }
  })
}
