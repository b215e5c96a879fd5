import { DeliveryArrival } from '../../trade/delivery/delivery-arrival'

/** When more than there is arrives, which is sent once it is there again. */
export default function SentLater({ skuId, pieces }: { skuId: string; pieces: number }) {
  return <DeliveryArrival skuId={skuId} quantity={pieces} />
}
