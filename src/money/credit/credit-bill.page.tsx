import { CreditView } from './credit-view'

/** By the name of its statements. */
export default function CreditBillPage() {
  return <CreditView title="title" />
}
