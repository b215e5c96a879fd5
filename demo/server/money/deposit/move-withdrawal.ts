import { eq } from 'drizzle-orm'
import { reviewState } from '../../../../src/words/review-state'
import { withdrawalMachine } from '../../../../src/money/deposit/withdrawal-machine'
import { reviewRules } from '../../account/company/review-desk'
import { db } from '../../core/database/db'
import { mover } from '../../core/documents/move'
import { holdAfterFunds } from '../accounts/account-rows'
import { takeFrozen, unfreeze } from '../accounts/freeze'
import { depositWithdraw } from './deposit.table'

const { approved, rejected } = reviewState.code

const hold = holdAfterFunds((id: string) =>
  db().select().from(depositWithdraw).where(eq(depositWithdraw.id, id)),
)

/** Moves a withdrawal: what is paid out leaves the deposit, what is not becomes free again. */
export const moveWithdrawal = mover(depositWithdraw, withdrawalMachine, {
  ...reviewRules,
  entity: 'deposit_withdraw',
  hold,
  async after({ id, customerId, amount }, action) {
    const { to } = withdrawalMachine[action]
    if (to === approved) await takeFrozen(customerId, amount, id)
    if (to === rejected) await unfreeze(customerId, amount)
  },
})
