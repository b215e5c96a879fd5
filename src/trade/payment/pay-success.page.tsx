import { useStore } from '@nanostores/react'
import { useHost } from '../../ui/host'
import { later } from '../../ui/later'
import { PaymentView } from './payment-view'

const PlacedPage = later(() => import('../checkout/placed-result'))

/** Result page of a payment, or of a checkout (`draft`) that accounts paid with its submission. */
export default function PaySuccessPage() {
  const { urlState } = useHost()
  const { draft } = useStore(urlState.$query)
  return draft ? <PlacedPage draftId={draft} /> : <PaymentView result />
}
