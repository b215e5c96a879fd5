import { createElement } from 'react'
import { PaymentView } from '../src/trade/payment/payment-view'
import { describe, navigates, type PropsOf } from './description'
import { inAddress, urlState } from './runtime/in-address'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-payment',
  summary:
    'Pays orders in every way that the site offers, and shows what became of it. What is paid is said by `pay-order-id`, else it stands under `payOrderId` or `orders` (ids of orders, joined by commas) in the address’s query.',
  reserve: { block: 415 },
  attributes: {
    ...regionAttributes,
    ...urlState,
    payOrderId: {
      type: 'string',
      about: 'Id of the payment; so two of them may stand on one page. Absent: what the address says.',
    },
    page: {
      type: 'choice',
      of: ['pay', 'result'],
      default: 'pay',
      about: '`result` is where providers lead back to.',
    },
  },
  events: { ...navigates },
  parts: {
    title: 'The heading.',
    price: 'An amount.',
    action: 'Every button and link that does something.',
    empty: 'What stands where nothing can be paid.',
    error: 'What stands where the payment did not load.',
    dialog: 'The question before an account is debited.',
  },
})

const Payment = ({ page, payOrderId }: PropsOf<typeof description>) =>
  createElement(PaymentView, { key: payOrderId, result: page === 'result', payOrderId })

export default region(description, Payment, inAddress)
