import { atom } from 'nanostores'
import { Suspense } from 'react'
import { useOwn } from '../../ui/host'
import { quietly } from '../../ui/quietly'
import type { PriceWhyProps } from './price-why-button'

const $here = atom(true)
// Fails silently because a price can be read without its explanation.
const PriceWhyButton = quietly(() => import('./price-why-button'))
/** Room of the button, which is higher than a line of text and must not widen it. */
const room = { display: 'inline-flex', minWidth: 28, height: 28, margin: '-4px 0', verticalAlign: 'middle' }

/** Button beside a price that shows why the price is what it is. Its room is reserved until it is loaded. */
export function PriceWhy(props: PriceWhyProps) {
  const here = useOwn($here, false)
  return (
    <span style={room}>
      {here && (
        <Suspense>
          <PriceWhyButton {...props} />
        </Suspense>
      )}
    </span>
  )
}
