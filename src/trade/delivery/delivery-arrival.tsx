import { atom } from 'nanostores'
import { Suspense } from 'react'
import { useFeature } from '../../site/brand-site/use-feature'
import { useOwn } from '../../ui/host'
import { quietly } from '../../ui/quietly'
import type { DeliveryLineProps } from './delivery-line'
import type { Wanted } from './delivery.store'

const $here = atom(true)
// Fails silently because the arrival date is optional.
const DeliveryLine = quietly(() => import('./delivery-line'))
/**
 * Reserves the line before it loads. Inline-size containment and stretching fit it to its container, even in a grid or
 * flex column that shrinks its items. A narrow container reserves more by `--delivery-height`.
 */
const line = {
  minHeight: 'var(--delivery-height, 1lh)',
  contain: 'inline-size',
  justifySelf: 'stretch',
  alignSelf: 'stretch',
}

type DeliveryArrivalProps = Wanted & Partial<Pick<DeliveryLineProps, 'form' | 'stock'>>

/** Arrival date of goods. Its space is reserved until the date is loaded. */
export function DeliveryArrival({ form, stock, ...wanted }: DeliveryArrivalProps) {
  const here = useOwn($here, false)
  const isPromised = useFeature('arrivals')
  if (!isPromised) return null
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
