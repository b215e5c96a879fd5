import { useStore } from '@nanostores/react'
import { DeliveryArrival } from '../../../trade/delivery/delivery-arrival'
import type { GoodsDetailStore } from './goods-detail.store'

/** Arrival date of the last touched size. */
export function GoodsArrival({ store }: { store: GoodsDetailStore }) {
  const sku = useStore(store.$current)
  return <div className="goods-arrival">{sku && <DeliveryArrival form="row" skuId={sku.id} />}</div>
}
