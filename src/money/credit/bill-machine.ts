import type { CodeOf } from '../../core/dictionary'
import { machine } from '../../core/machine'
import { billState } from './bill-state'

export type BillState = CodeOf<typeof billState>

const { toBeConfirmed, disputed, confirmed, partlyRepaid, settled, overdue } = billState.code

/** The ways of a statement from its issue until it is repaid. One that is not disputed in time counts as confirmed. */
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

/** Steps that a buyer takes on the page, by the state of the statement; paying is one of them. */
export function billActions(state: number): ('confirm' | 'dispute' | 'repay')[] {
  if (state === toBeConfirmed) return ['confirm', 'dispute']
  const owes: readonly number[] = [confirmed, partlyRepaid, overdue]
  return owes.includes(state) ? ['repay'] : []
}

/** The same, as the server said them; from the table for back ends that send none. */
export const actionsOf = (bill: {
  state: number
  actions?: readonly string[] | undefined
}): readonly string[] => bill.actions ?? billActions(bill.state)
