import { asc, eq } from 'drizzle-orm'
import { formatMoney } from '../../../../src/core/money'
import { bondActions } from '../../../../src/money/bonds/bond-machine'
import { bondState } from '../../../../src/money/bonds/bond-state'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { deskSteps } from '../../core/desk-steps'
import { customer } from '../../session/sign-in/customer.table'
import { bond } from './bonds.table'
import { moveBond, payBack } from './move-bond'

/** Bonds that are asked back. */
export const desk = {
  title: ['保证金退还', 'Bonds asked back'],
  async waiting() {
    const rows = await db()
      .select({ of: bond, account: customer.loginAccount })
      .from(bond)
      .innerJoin(customer, eq(customer.id, bond.customerId))
      .where(eq(bond.state, bondState.code.refundAsked))
      .orderBy(asc(bond.updatedAt), asc(bond.id))
    return rows.map(({ of, account }) => ({
      id: of.id,
      head: `${account} ${of.bondNo} ${formatMoney(of.amount)}`,
      lines: [of.title, of.reason],
      since: of.updatedAt,
      actions: bondActions(of.state, 'platform'),
      auto: 'refund',
    }))
  },
  actions: {
    refund: { label: ['退还到预存款', 'Pay back'], act: (id) => payBack(id) },
    ...deskSteps(moveBond, { keep: { label: ['不予退还', 'Keep'], why: ['原因', 'Reason'] } }),
  },
} satisfies Desk
