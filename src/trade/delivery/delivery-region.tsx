import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { DeliverTo } from './deliver-to'
import sheet from './delivery.css?sheet'
import { deliveryOf } from './delivery.store'

/** Region of the arrival dates of a page. Empty before the first answer. */
export default function DeliveryRegion() {
  useSheet(sheet)
  const region = useStore(deliveryOf(useScope()).$region)
  if (!region) return null
  return (
    <span className="delivery-here anywhere text-meta ink-2">
      <DeliverTo region={region} />
    </span>
  )
}
