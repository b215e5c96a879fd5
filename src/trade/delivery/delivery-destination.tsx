import { atom } from 'nanostores'
import { Suspense } from 'react'
import { useFeature } from '../../site/brand-site/use-feature'
import { useOwn } from '../../ui/host'
import { quietly } from '../../ui/quietly'

const $here = atom(true)
const DeliveryRegion = quietly(() => import('./delivery-region'))

/** Region of the arrival dates on a list, which opens the choice of another one. Empty until a date is asked for. */
export function DeliveryDestination() {
  const here = useOwn($here, false)
  const isPromised = useFeature('arrivals')
  if (!here || !isPromised) return null
  return (
    <Suspense>
      <DeliveryRegion />
    </Suspense>
  )
}
