import { mostPieces } from '../../core/api/shapes'
import type { OrderUnit } from '../goods/order-unit'
import { unitRule, type Rule } from '../goods/unit-rule'
import { longestCode, type Candidate, type FoundSku } from './quick-order.contract'
import { unitNamedBy } from './line-unit'
import { isBlank, type OrderLine } from './order-lines'
import { readPieces, withoutUnit, type BadPieces } from './pieces'
import { sameCode } from './sku-code'

/** Server's answer for a code; absent: not looked up yet. */
export type CodeAnswer = {
  sku?: FoundSku | undefined
  candidates: Candidate[]
  substitutes?: Candidate[] | undefined
}

type Values = Record<string, string | number>
/** Reason why a row cannot be ordered, as the key of its message; `offers` are quantities that can be ordered. */
export type Problem = {
  at: 'code' | 'quantity'
  key: ProblemKey
  values?: Values
  offers?: number[]
  /** Pieces that can be ordered where the stock is lower than one of the chosen unit. */
  pieces?: number
}
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
  | 'wrongUnit'
  | 'told'

export type Verdict = {
  /** `waits`: the code is being looked up; `asked`: the row is in an inquiry to suppliers. */
  state: 'blank' | 'waits' | 'good' | 'bad' | 'asked'
  sku?: FoundSku | undefined
  /** Order unit of the row; absent: pieces. */
  unit?: OrderUnit | undefined
  /** Order unit of all rows with this SKU, if they have the same. */
  unitOfAll?: OrderUnit | undefined
  /** Pieces of this row alone, if readable. */
  ownPieces?: number | undefined
  /** Pieces of all rows with this SKU together. */
  pieces?: number
  /** Pieces of the rows with this SKU above this one. */
  piecesAbove?: number
  /** Places of the first other rows with this SKU, counted from 1. */
  twins: number[]
  problem?: Problem
  candidates: Candidate[]
  /** Substitutes, if the SKU is not available. */
  substitutes?: Candidate[] | undefined
}

type RefusedSku = { pieces: number; reason?: string }
/** Server's refusals by SKU id: requested pieces and the reason. Without a reason the stock is insufficient. */
export type Refused = ReadonlyMap<string, RefusedSku>

const toldProblem = ({ reason }: RefusedSku): Problem =>
  reason === undefined ? { at: 'quantity', key: 'soldOut' } : { at: 'code', key: 'told', values: { reason } }

/** Maximum number of other rows with the same SKU that a row lists. */
const mostTwins = 5

const atMost = ({ minQuantity, step }: Rule, limit: number) =>
  limit < minQuantity ? 0 : limit - ((limit - minQuantity) % step)

/** Returns the available pieces. Visitors learn the availability with the price of their quantity. */
const availableOf = ({ stockQuantity, enough, sellsShort }: FoundSku) =>
  sellsShort ? Infinity : (stockQuantity ?? (enough ? Infinity : 0))

/** Returns why the pieces of a SKU cannot be ordered; undefined if they can. Offers are quantities in the unit. */
export function quantityProblem(sku: FoundSku, pieces: number, orderUnit?: OrderUnit): Problem | undefined {
  const { ratio = 1, unitName: unit = sku.unitName } = orderUnit ?? {}
  const { minQuantity } = sku
  const available = availableOf(sku)
  const limit = Math.min(available, mostPieces)
  const mostOrdered = atMost(sku, limit)
  const { min, step } = unitRule(sku, ratio)
  const most = atMost({ minQuantity: min, step }, Math.floor(limit / ratio))
  const fits = (units: number) => {
    const pieces = units * ratio
    return pieces > 0 && pieces <= limit && atMost(sku, pieces) === pieces
  }
  const offered = (...offers: number[]) => offers.filter(fits)
  if (mostOrdered === 0) return { at: 'quantity', key: 'soldOut' }
  if (pieces < minQuantity)
    return { at: 'quantity', key: 'belowMinimum', values: { n: min, unit }, offers: offered(min) }
  if (pieces > mostPieces) return { at: 'quantity', key: 'tooMany', offers: offered(most) }
  if (pieces > available) {
    if (fits(most))
      return { at: 'quantity', key: 'overStock', values: { n: most, unit }, offers: offered(most) }
    const values = { n: mostOrdered, unit: sku.unitName }
    return { at: 'quantity', key: 'overStock', values, pieces: mostOrdered }
  }
  if (atMost(sku, pieces) === pieces) return undefined
  const below = atMost({ minQuantity: min, step }, Math.floor(pieces / ratio))
  return {
    at: 'quantity',
    key: 'notStep',
    values: { step, unit },
    offers: offered(below, (below || min - step) + step),
  }
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

type Quantity = {
  /** Pieces of this row alone. */
  pieces: number | BadPieces
  unit?: OrderUnit | undefined
  /** Unit named in the row that the SKU does not have. */
  wrongUnit?: string
}

/** Reads the pieces of a row; a quantity in a larger unit is converted once its ratio is known. */
function readQuantity(line: OrderLine, sku: FoundSku | undefined): Quantity {
  const { number, unit: behind } = withoutUnit(line.quantity)
  const named = line.unit || behind
  const units = readPieces(number)
  if (!sku) return { pieces: units }
  const unit = unitNamedBy(sku, named)
  if (unit === null) return { pieces: units, wrongUnit: named }
  if (!unit || typeof units === 'string') return { pieces: units, unit }
  return { pieces: units * unit.ratio, unit }
}

/**
 * Judges all rows together: rows of one SKU count with the sum of their quantities.
 * @param answers by code, normalized by `sameCode`
 * @returns one verdict per row, in order
 */
export function judge(
  lines: readonly OrderLine[],
  answers: ReadonlyMap<string, CodeAnswer>,
  refused: Refused = new Map(),
): Verdict[] {
  const read = lines.map((line) => {
    const answer = answers.get(sameCode(line.code))
    return { line, answer, ...readQuantity(line, answer?.sku), wrongCode: codeProblem(line, answer) }
  })
  const bySku = new Map<string, { pieces: number; rows: number[]; unit: OrderUnit | undefined }>()
  const above = new Map<number, number>()
  for (const [at, { line, answer, pieces, unit }] of read.entries()) {
    if (line.asked || !answer?.sku || typeof pieces !== 'number') continue
    const all = bySku.get(answer.sku.id) ?? { pieces: 0, rows: [], unit }
    above.set(at, all.pieces)
    all.pieces += pieces
    all.rows.push(at + 1)
    if (all.unit?.itemId !== unit?.itemId) all.unit = undefined
    bySku.set(answer.sku.id, all)
  }
  return read.map(({ line, answer, pieces, unit, wrongUnit, wrongCode }, at): Verdict => {
    const common = {
      sku: answer?.sku,
      unit,
      ownPieces: typeof pieces === 'number' && wrongUnit === undefined ? pieces : undefined,
      candidates: answer?.candidates ?? [],
      twins: [],
    }
    if (isBlank(line)) return { ...common, state: 'blank' }
    if (line.asked) return { ...common, state: 'asked' }
    if (wrongCode) return { ...common, state: 'bad', problem: wrongCode, ...instead(wrongCode, answer) }
    if (wrongUnit !== undefined)
      return {
        ...common,
        state: 'bad',
        problem: { at: 'quantity', key: 'wrongUnit', values: { unit: wrongUnit } },
      }
    if (typeof pieces === 'string') {
      const least = answer?.sku && unitRule(answer.sku, unit?.ratio ?? 1).min
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
    const refusal = refused.get(sku.id)
    const problem: Problem | undefined =
      quantityProblem(sku, all.pieces, all.unit) ??
      (refusal?.pieces === all.pieces ? toldProblem(refusal) : undefined)
    // A quantity that fixes one row would not fix the sum of several rows.
    const shown = problem && twins.length > 0 ? { ...problem, offers: [], pieces: 0 } : problem
    const state = problem ? 'bad' : 'good'
    return {
      ...common,
      state,
      pieces: all.pieces,
      piecesAbove: above.get(at) ?? 0,
      unitOfAll: all.unit,
      twins,
      ...(shown && { problem: shown, ...instead(shown, answer) }),
    }
  })
}
