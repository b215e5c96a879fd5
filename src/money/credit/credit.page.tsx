import { CreditView } from './credit-view'

/** By the name of the line. */
export default function CreditPage() {
  return <CreditView title="line" />
}
