import { and, eq, getTableColumns } from 'drizzle-orm'
import { bondActions, bondState } from '../../../../src/money/bonds/bond'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { deskSteps } from '../../core/operator/desk-steps'
import { waiting } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { bond } from './bonds.table'
import { moveBond, payBack } from './move-bond'
import { accountMoney } from '../accounts/account-money'

/** Bonds that are asked back. */
export const desk = {
  title: ['保证金退还', 'Bond refunds'],
  permission: 'finance',
  ...waiting(
    bond,
    [bond.bondNo, bond.title, buyerLabel],
    (which) =>
      db()
        .select({ ...getTableColumns(bond), account: buyerLabel })
        .from(bond)
        .innerJoin(customer, eq(customer.id, bond.customerId))
        .where(and(eq(bond.state, bondState.code.refundAsked), which)),
    ({ account, bondNo, amount, title, reason, state }) => ({
      head: `${account} ${bondNo} ${accountMoney(amount)}`,
      lines: [title, reason],
      asks: {
        refund: [[`${accountMoney(amount)} 退到预存款`, `${accountMoney(amount)} to the advance deposit`]],
      },
      actions: bondActions(state, 'platform'),
      auto: 'refund',
    }),
  ),
  actions: {
    refund: { label: ['退还到预存款', 'Refund to advance deposit'], act: (id) => payBack(id) },
    ...deskSteps(moveBond, { keep: { label: ['不予退还', 'Do not refund'], why: ['原因', 'Reason'] } }),
  },
} satisfies Desk
