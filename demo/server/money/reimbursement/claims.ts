import { and, eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { isDay } from '../../../../src/core/form/form-patterns'
import type { Text } from '../../../../src/core/language/messages'
import { toDecimal } from '../../../../src/core/money'
import { claimActions, claimState } from '../../../../src/money/reimbursement/claim'
import type { addClaim, claimPage } from '../../../../src/money/reimbursement/reimbursement.contract'
import { documentLog } from '../../core/documents/document-log'
import type { Member } from '../../core/security/auth'
import { wireDay, wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { listedDocuments } from '../../core/documents/documents'
import { addDocument } from '../../core/documents/add-document'
import { refuseField, stateChanged } from '../../core/http/refusal'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { expenseClaim } from './reimbursement.table'

type Row = typeof expenseClaim.$inferSelect
type ClaimInput = Asked<typeof addClaim>['body']

const claims = listedDocuments(expenseClaim, (where) => db().select().from(expenseClaim).where(where))
export const { seen: seenClaim, lock: heldClaim } = claims

const wireClaim = (row: Row) => ({
  id: row.id,
  claimNo: row.claimNo,
  title: row.title,
  kind: row.kind,
  amount: toDecimal(row.amount),
  spentOn: row.spentOn,
  orderNo: row.orderNo,
  note: row.note,
  files: row.files,
  ...(row.expenses.length > 0 && { expenses: row.expenses }),
  state: row.state,
  reason: row.reason,
  createdAt: wireTime(row.createdAt),
  actions: claimActions(row.state, 'buyer'),
})

export const claimsPage = (who: Member, asked: Asked<typeof claimPage>['body']) =>
  claims.page(who, { asked, wire: (rows) => rows.map(wireClaim) })

export async function claimOf(who: Member, id: string) {
  const row = await seenClaim(id, who)
  const lines = await documentLog('expense_claim', id)
  const history = lines.map(({ createdAt, toState, actorType, reason }) => ({
    at: wireTime(createdAt),
    toState: toState ?? row.state,
    actor: actorType,
    reason,
  }))
  return { ...wireClaim(row), history }
}

const laterThanToday: Text = ['发生日期不能晚于今天', 'The date of the expense must not be after today.']

type ExpenseSaid = NonNullable<ClaimInput['more']>[number]

/** Validates an expense and fills in defaults. @param at its index in the request @throws Refusal 400 */
async function checkedExpense(
  { customerId }: Member,
  { kind, amount, spentOn, orderNo = '', note = '', files }: ExpenseSaid,
  at: string,
) {
  if (!isDay(spentOn) || spentOn > wireDay(clock.now()))
    throw refuseField(400, `${at}spentOn`, laterThanToday)
  await onlyOwnFiles(customerId, files, `${at}files`)
  return { kind, amount, spentOn, orderNo, note, files }
}

/** Validates a claim. Its amount and files are those of all expenses. @throws Refusal 400 */
async function checked(who: Member, { title, more = [], ...rest }: ClaimInput) {
  const first = await checkedExpense(who, rest, '')
  const all = [first]
  for (const [at, one] of more.entries()) all.push(await checkedExpense(who, one, `more.${at}.`))
  return {
    title,
    ...first,
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
    files: all.flatMap(({ files }) => files),
    expenses: more.length > 0 ? all.map((one) => ({ ...one, amount: toDecimal(one.amount) })) : [],
  }
}

/** Writes a claim down as a draft. @throws Refusal 400 a field */
export async function writeClaim(who: Member, claim: ClaimInput) {
  const { id, state } = await addDocument(
    who,
    { entity: 'expense_claim', letters: 'BX', action: 'add' },
    async (own, claimNo) => {
      await db()
        .insert(expenseClaim)
        .values({ ...own, claimNo, ...(await checked(who, claim)) })
      return claimState.code.draft
    },
  )
  return { id, state }
}

/** Changes a claim. @throws Refusal 400, 404, 409 it is under review or decided */
export const rewriteClaim = (who: Member, id: string, claim: ClaimInput) =>
  tx(async () => {
    const { state } = await seenClaim(id, who)
    const known = await checked(who, claim)
    const [row] = claimActions(state, 'buyer').includes('edit')
      ? await db()
          .update(expenseClaim)
          .set(known)
          .where(and(eq(expenseClaim.id, id), eq(expenseClaim.state, state)))
          .returning()
      : []
    if (!row) throw stateChanged()
    return { id, state }
  })

/** Deletes a draft. @throws Refusal 404, 409 it is none */
export const removeClaim = (who: Member, id: string) =>
  tx(async () => {
    await seenClaim(id, who)
    const gone = await db()
      .delete(expenseClaim)
      .where(and(eq(expenseClaim.id, id), eq(expenseClaim.state, claimState.code.draft)))
      .returning({ id: expenseClaim.id })
    if (gone.length === 0) throw stateChanged()
    return true as const
  })
