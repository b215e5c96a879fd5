import type { CodeOf } from '../../core/language/dictionary'
import { machine } from '../../core/machine'
import { billState } from './bill-state'

export type BillState = CodeOf<typeof billState>

const { toBeConfirmed, disputed, confirmed, partlyRepaid, settled, overdue } = billState.code

/** State machine of a statement, from issue to repayment. Without a dispute in time it counts as confirmed. */
export const { steps: billMachine } = machine(billState, {
  steps: {
    confirm: { from: [toBeConfirmed], to: confirmed, by: ['buyer', 'timer'] },
    dispute: { from: [toBeConfirmed], to: disputed, by: ['buyer'] },
    reissue: { from: [disputed], to: toBeConfirmed, by: ['platform'] },
    repayPart: { from: [toBeConfirmed, confirmed, partlyRepaid], to: partlyRepaid, by: ['buyer', 'timer'] },
    settle: {
      from: [toBeConfirmed, confirmed, partlyRepaid, overdue],
      to: settled,
      by: ['buyer', 'timer'],
    },
    becomeOverdue: { from: [confirmed, partlyRepaid], to: overdue, by: ['timer'] },
  },
})

/** Returns the buyer's steps for a statement in this state, including repayment. */
export function billActions(state: number): ('confirm' | 'dispute' | 'repay')[] {
  if (state === toBeConfirmed) return ['confirm', 'dispute']
  const owes: readonly number[] = [confirmed, partlyRepaid, overdue]
  return owes.includes(state) ? ['repay'] : []
}

/** Returns the buyer's steps as sent by the server. Other back ends send none, so that they follow from the state. */
export const actionsOf = (bill: {
  state: number
  actions?: readonly string[] | undefined
}): readonly string[] => bill.actions ?? billActions(bill.state)
