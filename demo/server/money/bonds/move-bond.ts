import { and, eq, inArray } from 'drizzle-orm'
import { bondMachine, type BondAction } from '../../../../src/money/bonds/bond-machine'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { notify } from '../../account/notices/notify'
import { audit } from '../../core/audit'
import { clock } from '../../core/clock'
import { db, tx } from '../../core/db'
import { notPermitted, stateChanged } from '../../core/refusal'
import { lockFunds } from '../accounts/account-rows'
import { give } from '../accounts/bookings'
import { bond } from './bonds.table'

type Row = typeof bond.$inferSelect
type Kept = Partial<Pick<Row, 'paidAt' | 'refundedAt' | 'reason'>>
type Mover = { actor: 'buyer' | 'platform' | 'gateway'; actorId?: string; reason?: string }

/**
 * The one way in which a bond changes its state: along a row of the machine's table, once.
 * Part of the caller's transaction.
 * @throws Refusal 409 when it is in no state that the action starts from, 403 somebody else takes this step
 */
export async function moveBond(id: string, action: BondAction, mover: Mover, kept: Kept = {}): Promise<Row> {
  const { from, to, by } = bondMachine[action]
  if (!by.some((one) => one === mover.actor)) throw notPermitted()
  const [row] = await db()
    .update(bond)
    .set({ ...kept, state: to })
    .where(and(eq(bond.id, id), inArray(bond.state, [...from])))
    .returning()
  if (!row) throw stateChanged()
  const { actor, actorId = '', reason = '' } = mover
  await audit({ actorType: actor, actorId, entity: 'bond', entityId: id, action, toState: to, reason })
  return row
}

/** Money came for a bond, in the payment's transaction. */
export const bondPaid = (id: string) => moveBond(id, 'receive', { actor: 'gateway' }, { paidAt: clock.now() })

/** Pays a bond back into the company's deposit. @throws Refusal 409 */
export const payBack = (id: string) =>
  tx(async () => {
    const [known] = await db().select().from(bond).where(eq(bond.id, id))
    if (!known) throw stateChanged()
    await lockFunds(known.customerId)
    const row = await moveBond(id, 'refund', { actor: 'platform' }, { refundedAt: clock.now() })
    const { customerId, amount, bondNo, title } = row
    await give(customerId, 'deposit', depositType.code.platformTopUp, amount, bondNo, `保证金退还 ${title}`)
    await notify({
      to: [customerId],
      title: ['保证金已退还', 'Bond paid back'],
      content: [`${title} 已退还到预存款`, `${title}: it is in the advance deposit.`],
      link: '/user/deposit',
    })
  })
