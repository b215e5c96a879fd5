import { billMachine } from '../../../../src/money/credit/bill-machine'
import { mover } from '../../core/documents/move'
import { heldBill } from './bill-viewer'
import { creditBill } from './credit.table'

/** Moves a statement. */
export const moveBill = mover(creditBill, billMachine, {
  entity: 'credit_bill',
  hold: heldBill,
  stateOf: ({ state }) => state,
  moved: (state) => ({ state }),
})
