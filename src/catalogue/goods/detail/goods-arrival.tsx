import { useStore } from '@nanostores/react'
import { DeliveryPlace } from '../../../trade/delivery/delivery-place'
import type { GoodsDetailStore } from './goods-detail.store'

/** When the size that was touched last arrives. */
export function GoodsArrival({ store }: { store: GoodsDetailStore }) {
  const sku = useStore(store.$current)
  return <div className="goods-arrival">{sku && <DeliveryPlace form="row" skuId={sku.id} />}</div>
}
