import { form } from '../../core/form/form'
import { dictionary } from '../../core/language/dictionary'
import { machine } from '../../core/machine'

/** States of a commission payout. The codes are our own. */
export const payoutState = dictionary('payoutState', {
  submitted: [10, '审核中', 'Under review', 'moves'],
  approved: [20, '待打款', 'To be paid', 'moves'],
  paid: [30, '已打款', 'Paid', 'done'],
  rejected: [40, '已驳回', 'Rejected', 'refused'],
  withdrawn: [50, '已撤回', 'Withdrawn', 'ended'],
})

const { submitted, approved, paid, rejected, withdrawn } = payoutState.code

/** State machine of a payout. The buyer can cancel it until it is decided. */
export const { steps: payoutMachine, actions: payoutActions } = machine(payoutState, {
  steps: {
    takeBack: { from: [submitted], to: withdrawn, by: ['buyer'] },
    approve: { from: [submitted], to: approved, by: ['platform'] },
    reject: { from: [submitted], to: rejected, by: ['platform'] },
    pay: { from: [approved], to: paid, by: ['platform'] },
  },
})

/** Form field for the amount of a payout. */
export const payoutFields = form('payoutForm', {
  amount: { type: 'money', label: ['提现金额', 'Amount'], required: true, min: 1, max: 100_000_000 },
})
