import { DeliveryArrival } from '../../trade/delivery/delivery-arrival'

/** Arrival date of the quantity beyond stock, which is shipped once it arrives. */
export default function SentLater({ skuId, pieces }: { skuId: string; pieces: number }) {
  return <DeliveryArrival skuId={skuId} quantity={pieces} />
}
