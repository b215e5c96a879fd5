import { and, eq, inArray } from 'drizzle-orm'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { claimMachine, type ClaimAction } from '../../../../src/money/reimbursement/claim-machine'
import { notify } from '../../account/notices/notify'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notPermitted, stateChanged } from '../../core/refusal'
import { give } from '../accounts/bookings'
import { expenseClaim } from './reimbursement.table'

type Mover = { actor: 'buyer' | 'platform'; actorId?: string; reason?: string }

/**
 * The one way in which a claim changes its state: along a row of the machine's table, once.
 * Part of the caller's transaction.
 * @throws Refusal 409 when it is in no state that the action starts from, 403 somebody else takes this step
 */
export async function moveClaim(
  id: string,
  action: ClaimAction,
  { actor, actorId = '', reason = '' }: Mover,
) {
  const { from, to, by } = claimMachine[action]
  if (by !== actor) throw notPermitted()
  const [row] = await db()
    .update(expenseClaim)
    .set({ state: to, reason: action === 'reject' ? reason : '' })
    .where(and(eq(expenseClaim.id, id), inArray(expenseClaim.state, [...from])))
    .returning()
  if (!row) throw stateChanged()
  const line = { entity: 'expense_claim', entityId: id, action, toState: to, reason }
  await audit({ actorType: actor, actorId, ...line })
  return row
}

/** Pays an approved claim into the company's deposit. @throws Refusal 409 */
export const payClaim = (id: string) =>
  tx(async () => {
    const row = await moveClaim(id, 'pay', { actor: 'platform' })
    const { customerId, placedBy, amount, claimNo, title } = row
    await give(customerId, 'deposit', depositType.code.platformTopUp, amount, claimNo, `报销 ${title}`)
    await notify({
      to: [customerId, placedBy],
      title: ['报销已打款', 'Claim paid'],
      content: [`${title} 已打款到预存款`, `${title}: it is in the advance deposit.`],
      link: '/user/reimbursement',
    })
  })
