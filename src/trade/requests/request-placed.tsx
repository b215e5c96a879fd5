import { useEffect, useRef } from 'react'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import type { Placed } from '../checkout/checkout.contract'
import { placedMessages } from '../checkout/placed.messages'
import { requestState } from './request-state'
import sheet from './requests.css?sheet'

type RequestPlacedProps = {
  request: NonNullable<Placed['request']>
  payAmount: number
  /** True if the checkout was submitted just now. The result then takes the focus. */
  fresh?: boolean
}

/** Result of a checkout that became a purchase request. */
export default function RequestPlaced({ request, payAmount, fresh = false }: RequestPlacedProps) {
  useSheet(sheet)
  const say = useSay(placedMessages)
  const href = useHref()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) title.current?.focus()
  }, [fresh])
  const { id, no, state, holdUntil } = request
  return (
    <Card>
      <div className="request-placed stack gap-16">
        <div role="status">
          <h2 ref={title} tabIndex={-1}>
            {say('requested')}
          </h2>
          <p>{say('requestedText', { no })}</p>
          {holdUntil && <p className="meta">{say('requestHeld', { time: holdUntil.slice(0, 16) })}</p>}
        </div>
        <p className="row wrap gap-16 row-gap-4 stretch">
          <StateTag of={requestState} code={state} />
          <Price amount={payAmount} size="lg" />
        </p>
        <p className="row wrap gap-16 row-gap-4 stretch">
          <LinkButton variant="primary" href={href('request', { requestId: id })}>
            {say('toRequest')}
          </LinkButton>
          <LinkButton href={href('home')}>{say('goOn')}</LinkButton>
        </p>
      </div>
    </Card>
  )
}
