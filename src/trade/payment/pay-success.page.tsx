import { PaymentView } from './payment-view'

/** What became of a payment. */
export default function PaySuccessPage() {
  return <PaymentView result />
}
