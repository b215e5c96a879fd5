import { and, eq, inArray, or } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { budgetEntryType } from '../../../../src/money/budgets/budget-entry-type'
import { db, tx } from '../../core/database/db'
import { insertMany } from '../../core/database/insert-many'
import { freeOf, lockBudgets, post, type BudgetRow, type Locked } from './budget-posting'
import { budget, budgetHold, costCentre, type BudgetDocumentKind } from './budgets.table'
import { costCentreKey } from './cost-centre-key'
import { amountIn, budgetShort, currentBudgets, type BudgetLine, type LineCost } from './line-budgets'

/** A document that reserves or uses budgets. */
export type BudgetDocument = {
  kind: BudgetDocumentKind
  id: string
  no: string
  /** Id of the main account. */
  customerId: string
  /** Id of the account that placed the document. */
  placedBy: string
  siteId: string
}

/** A document with all of its lines. */
export type Booking = { document: BudgetDocument; lines: readonly BudgetLine[] }

type DocumentKey = Pick<BudgetDocument, 'kind' | 'id'>
type Hold = typeof budgetHold.$inferSelect
type State = Hold['state']

const ofDocument = ({ kind, id }: DocumentKey) =>
  and(eq(budgetHold.documentKind, kind), eq(budgetHold.documentId, id))

const holdsOf = (documents: readonly DocumentKey[]): Promise<Hold[]> =>
  db()
    .select()
    .from(budgetHold)
    .where(or(...documents.map(ofDocument)))

/** Returns whether a document reserves or uses a budget. */
export const isBooked = async (document: DocumentKey): Promise<boolean> =>
  (await db().$count(budgetHold, ofDocument(document))) > 0

async function codeOf({ costCentreId }: BudgetRow): Promise<string> {
  const [row] = await db().select().from(costCentre).where(eq(costCentre.id, costCentreId))
  return row?.code ?? ''
}

/** Returns the differences between holds, by budget in id order. */
function changesOf(before: readonly Hold[], after: readonly Hold[]): [string, Record<State, Minor>][] {
  const sums = new Map<string, Record<State, Minor>>()
  const add = ({ budgetId, state, amount }: Hold, sign: 1 | -1) => {
    const sum = sums.get(budgetId) ?? { reserved: 0, used: 0 }
    sum[state] += sign * amount
    sums.set(budgetId, sum)
  }
  for (const hold of before) add(hold, -1)
  for (const hold of after) add(hold, 1)
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function typeOf({ reserved, used }: Record<State, Minor>) {
  if (used > 0) return budgetEntryType.code.used
  return reserved > 0 ? budgetEntryType.code.reserved : budgetEntryType.code.released
}

const isOf =
  ({ kind, id }: DocumentKey) =>
  ({ documentKind, documentId }: Hold) =>
    documentKind === kind && documentId === id

/**
 * Replaces the holds of documents, and of the request that they come from, and books the differences.
 * @param wanted returns the new holds, given the locked budgets
 * @throws Refusal 422 if a hard budget has too little for an increase
 */
async function rebook(
  documents: readonly BudgetDocument[],
  before: readonly Hold[],
  wanted: (locked: Locked) => Hold[],
  budgetIds: readonly string[] = [],
) {
  const locked = await lockBudgets([...before.map(({ budgetId }) => budgetId), ...budgetIds])
  const after = wanted(locked).filter(({ amount }) => amount > 0)
  for (const [budgetId, change] of changesOf(before, after)) {
    const row = locked.get(budgetId)
    const growth = change.reserved + change.used
    if (row?.hard === 10 && growth > 0 && freeOf(row) < growth)
      throw budgetShort(await codeOf(row), growth - freeOf(row))
  }
  const keys = new Map(
    before.map(({ documentKind: kind, documentId: id }) => [`${kind} ${id}`, { kind, id }]),
  )
  for (const key of keys.values()) await db().delete(budgetHold).where(ofDocument(key))
  await insertMany(budgetHold, after)
  const others = before.filter((hold) => !documents.some((document) => isOf(document)(hold)))
  for (const [at, document] of documents.entries()) {
    const { kind: documentKind, id: documentId, no: refNo, placedBy: actorId } = document
    // The entry of the first order contains what its request gives up.
    const own = [...before.filter(isOf(document)), ...(at === 0 ? others : [])]
    for (const [budgetId, change] of changesOf(own, after.filter(isOf(document))))
      if (change.reserved !== 0 || change.used !== 0)
        await post(locked, budgetId, change, {
          documentKind,
          documentId,
          refNo,
          actorId,
          type: typeOf(change),
        })
  }
}

/** Books all lines of documents. A line that was booked before stays in its budget, also after the end of the period. */
async function bookLines(bookings: readonly Booking[], state: State, request?: DocumentKey) {
  const documents = bookings.map(({ document }) => document)
  const [first] = documents
  if (!first) return
  const before = await holdsOf(request ? [...documents, request] : documents)
  const codes = bookings.flatMap(({ lines }) => lines.map((line) => line.costCentre))
  const current = await currentBudgets(first.customerId, first.siteId, codes)
  if (before.length === 0 && current.size === 0) return
  const bookedIn = await budgetsByKey(before)
  const budgetIdOf = (code: string) =>
    (bookedIn.get(costCentreKey(code)) ?? current.get(costCentreKey(code)))?.id ?? ''
  const holdOf = (locked: Locked, { kind, id }: BudgetDocument, line: BudgetLine): Hold[] => {
    const row = locked.get(budgetIdOf(line.costCentre))
    const amount = row && amountIn(row, line)
    return row && amount
      ? [{ documentKind: kind, documentId: id, lineId: line.id, budgetId: row.id, state, amount }]
      : []
  }
  await rebook(
    documents,
    before,
    (locked) =>
      bookings.flatMap(({ document, lines }) => lines.flatMap((line) => holdOf(locked, document, line))),
    [...current.values()].map(({ id }) => id),
  )
}

/** Finds the budgets of holds, by the normalised code of their cost centres. */
async function budgetsByKey(holds: readonly Hold[]): Promise<Map<string, BudgetRow>> {
  const ids = [...new Set(holds.map(({ budgetId }) => budgetId))]
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ key: costCentre.key, row: budget })
    .from(budget)
    .innerJoin(costCentre, eq(costCentre.id, budget.costCentreId))
    .where(inArray(budget.id, ids))
  return new Map(rows.map(({ key, row }) => [key, row]))
}

/**
 * Reserves the budgets of a document's lines. Repeating it with other lines books the difference only. Part of the caller's
 * transaction; the caller has locked the document.
 * @throws Refusal 422 if a hard budget has too little
 */
export const reserve = (document: BudgetDocument, lines: readonly BudgetLine[]) =>
  tx(() => bookLines([{ document, lines }], 'reserved'))

/**
 * Spends the budgets of the lines of documents: what the request that they come from has reserved, and the rest at once. The
 * request keeps nothing. Repeating it books the difference only.
 * @param request whose reservation becomes that of the documents
 * @throws Refusal 422 if a hard budget has too little
 */
export const spend = (bookings: readonly Booking[], request?: DocumentKey) =>
  tx(() => bookLines(bookings, 'used', request))

/** Books other costs of a document's lines in the budgets that they are booked in. Lines that are not named cost nothing. */
export const adjust = (document: BudgetDocument, costs: readonly LineCost[]) =>
  tx(async () => {
    const before = await holdsOf([document])
    if (before.length === 0) return
    const costOf = new Map(costs.map((cost) => [cost.id, cost]))
    await rebook([document], before, (locked) =>
      before.flatMap((hold) => {
        const row = locked.get(hold.budgetId)
        const cost = costOf.get(hold.lineId)
        return row && cost ? [{ ...hold, amount: amountIn(row, cost) }] : []
      }),
    )
  })

/** Releases everything that a document has reserved or used. Repeating it does nothing. */
export const release = (document: BudgetDocument) => adjust(document, [])
