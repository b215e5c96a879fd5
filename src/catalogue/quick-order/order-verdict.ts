import { mostPieces } from '../../core/api/shapes'
import type { OrderUnit } from '../goods/order-unit'
import { unitRule, type Rule } from '../goods/unit-rule'
import { longestCode, type Candidate, type FoundSku } from './quick-order.contract'
import { unitNamedBy } from './line-unit'
import { isBlank, type OrderLine } from './order-lines'
import { readPieces, withoutUnit, type BadPieces } from './pieces'
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
  | 'wrongUnit'
  | 'told'

export type Verdict = {
  /** `waits`: its code is being looked up; `asked`: it stands in an inquiry to suppliers. */
  state: 'blank' | 'waits' | 'good' | 'bad' | 'asked'
  sku?: FoundSku | undefined
  /** What the row is ordered in; absent: pieces. */
  unit?: OrderUnit | undefined
  /** What all rows with this SKU are ordered in, where that is one unit. */
  unitOfAll?: OrderUnit | undefined
  /** Pieces of the row alone, where that can be read. */
  ownPieces?: number | undefined
  /** Pieces of all rows with this SKU together. */
  pieces?: number
  /** Pieces of those rows that stand above this one. */
  piecesAbove?: number
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

const atMost = ({ minQuantity, step }: Rule, limit: number) =>
  limit < minQuantity ? 0 : limit - ((limit - minQuantity) % step)

/** How many can be had as far as it is told: visitors learn it with the price of what they want. */
const availableOf = ({ stockQuantity, enough, sellsShort }: FoundSku) =>
  sellsShort ? Infinity : (stockQuantity ?? (enough ? Infinity : 0))

/** Why so many of a SKU cannot be ordered; nothing when they can. Offers are quantities of the unit. */
export function quantityProblem(sku: FoundSku, pieces: number, orderUnit?: OrderUnit): Problem | undefined {
  const { ratio = 1, unitName: unit = sku.unitName } = orderUnit ?? {}
  const { minQuantity } = sku
  const available = availableOf(sku)
  const limit = Math.min(available, mostPieces)
  const mostOrdered = atMost(sku, limit)
  const { min, step } = unitRule(sku, ratio)
  const most = atMost({ minQuantity: min, step }, Math.floor(limit / ratio))
  const fits = (units: number) => {
    const held = units * ratio
    return held > 0 && held <= limit && atMost(sku, held) === held
  }
  const offered = (...offers: number[]) => offers.filter(fits)
  if (mostOrdered === 0) return { at: 'quantity', key: 'soldOut' }
  if (pieces < minQuantity)
    return { at: 'quantity', key: 'belowMinimum', values: { n: min, unit }, offers: offered(min) }
  if (pieces > mostPieces) return { at: 'quantity', key: 'tooMany', offers: offered(most) }
  if (pieces > available) {
    const values = fits(most) ? { n: most, unit } : { n: mostOrdered, unit: sku.unitName }
    return { at: 'quantity', key: 'overStock', values, offers: offered(most) }
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
  /** Of the row alone. */
  pieces: number | BadPieces
  unit?: OrderUnit | undefined
  /** What the row names, and the SKU is not sold in. */
  wrongUnit?: string
}

/** How many pieces a row asks for; in a unit, once it is known what the unit holds. */
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
    const told = refused.get(sku.id)
    const problem: Problem | undefined =
      quantityProblem(sku, all.pieces, all.unit) ??
      (told?.pieces === all.pieces ? toldProblem(told) : undefined)
    // What would put one row right says nothing about the sum of several.
    const shown = problem && twins.length > 0 ? { ...problem, offers: [] } : problem
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
