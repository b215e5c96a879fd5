import { PaymentView } from './payment-view'

/** Paying orders in any way that the site offers. */
export default function PaymentPage() {
  return <PaymentView />
}
