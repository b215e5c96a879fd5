import { atom } from 'nanostores'
import { Suspense } from 'react'
import { useOwn } from '../../ui/host'
import { quietly } from '../../ui/quietly'
import type { DeliveryLineProps } from './delivery-line'
import type { Wanted } from './delivery.store'

const $here = atom(true)
// Nobody has to know when goods arrive.
const DeliveryLine = quietly(() => import('./delivery-line'))
/** Its place is there before it is, and stays as wide: as wide as its room, also in a grid or flex column that shrinks its items. */
const line = { minHeight: '1lh', contain: 'inline-size', justifySelf: 'stretch', alignSelf: 'stretch' }

type DeliveryArrivalProps = Wanted & Partial<Pick<DeliveryLineProps, 'form' | 'stock'>>

/** Where it stands when goods arrive. It is filled once the goods are there, and keeps its place until then. */
export function DeliveryArrival({ form, stock, ...wanted }: DeliveryArrivalProps) {
  const here = useOwn($here, false)
  return (
    <div className="meta delivery-arrival" style={line}>
      {here && (
        <Suspense>
          <DeliveryLine {...{ wanted, form, stock }} />
        </Suspense>
      )}
    </div>
  )
}
