import { form } from '../../core/form'

/** How much of the commission is to be paid out. */
export const payoutFields = form('payoutForm', {
  amount: { type: 'money', label: ['提现金额', 'Amount'], required: true, min: 1, max: 100_000_000 },
})
