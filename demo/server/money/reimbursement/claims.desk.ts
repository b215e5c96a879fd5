import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { claimActions, claimKind, claimState } from '../../../../src/money/reimbursement/claim'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { deskSteps } from '../../core/operator/desk-steps'
import { waiting } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { moveClaim, payClaim } from './move-claim'
import { expenseClaim } from './reimbursement.table'
import { accountMoney } from '../accounts/account-money'

const { submitted, approved } = claimState.code

/** Expense claims: looked at, then paid. */
export const desk = {
  title: ['费用报销', 'Expense claims'],
  permission: 'finance',
  ...waiting(
    expenseClaim,
    [expenseClaim.claimNo, expenseClaim.title, buyerLabel],
    (which) =>
      db()
        .select({ ...getTableColumns(expenseClaim), account: buyerLabel })
        .from(expenseClaim)
        .innerJoin(customer, eq(customer.id, expenseClaim.placedBy))
        .where(and(inArray(expenseClaim.state, [submitted, approved]), which)),
    ({ account, claimNo, amount, title, kind, note, files, expenses, state }) => ({
      head: `${claimNo} ${account} ${accountMoney(amount)}`,
      lines: [
        title,
        ...(expenses.length > 0
          ? expenses.map(
              (one) => `${claimKind.label(one.kind, 'zh-CN')} ${one.amount} ${one.spentOn} ${one.note}`,
            )
          : [claimKind.find(kind)?.text ?? '', note]),
      ].filter(Boolean),
      files,
      asks: {
        pay: [[`打款 ${accountMoney(amount)} 给 ${account}`, `${accountMoney(amount)} to ${account}`]],
      },
      actions: claimActions(state, 'platform'),
      auto: state === submitted ? 'approve' : 'pay',
    }),
  ),
  actions: {
    ...deskSteps(moveClaim, {
      approve: { label: ['通过', 'Approve'] },
      reject: { label: ['驳回', 'Reject'], why: ['原因', 'Reason'] },
    }),
    pay: { label: ['打款', 'Pay'], act: (id) => payClaim(id) },
  },
} satisfies Desk
