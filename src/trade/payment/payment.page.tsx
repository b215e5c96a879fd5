import { PaymentView } from './payment-view'

/** Payment page. */
export default function PaymentPage() {
  return <PaymentView />
}
