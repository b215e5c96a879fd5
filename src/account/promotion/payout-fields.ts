import { form } from '../../core/form/form'

/** Form field for the amount of a payout. */
export const payoutFields = form('payoutForm', {
  amount: { type: 'money', label: ['提现金额', 'Amount'], required: true, min: 1, max: 100_000_000 },
})
