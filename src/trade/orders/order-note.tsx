import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { sessionOf } from '../../session/sign-in/session.store'
import { useLocale, useSay, useScope } from '../../ui/host'
import { cancelReason } from './cancel-reason'
import { orderState } from './order-state'
import type { OrderRow } from './orders.contract'
import { orderMessages } from './orders.messages'

const two = (count: number) => String(count).padStart(2, '0')
const clockOf = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/** Counts down from what the server said; its clock may be another one. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)))
    look()
    const clock = setInterval(look, 1000)
    return () => clearInterval(clock)
  }, [seconds])
  return left
}

function TimeLeft({ seconds }: { seconds: number }) {
  const say = useSay(orderMessages)
  const left = useSecondsLeft(seconds)
  const days = Math.floor(left / 86_400)
  const time = (days > 0 ? `${days} d ` : '') + clockOf(left % 86_400)
  return (
    <span className="order-meta" role="timer">
      {say('timeLeft', { time })}
    </span>
  )
}

/** What is to be known of an order's state: until when, how many parcels, why. */
export function OrderNote({ order }: { order: OrderRow }) {
  const say = useSay(orderMessages)
  const locale = useLocale()
  const session = useStore(sessionOf(useScope()).$session)
  const reviewed = session.state === 'member' && session.user?.needReview === 10
  const { state, secondsLeft, parcels, parcelsInAll, arrivesOn, receivedBy, closedBecause, placedBy } = order
  const { pendingReview, partlyShipped, toBeReceived, closed } = orderState.code
  if (secondsLeft !== undefined) return <TimeLeft seconds={secondsLeft} />
  const words = () => {
    if (state === pendingReview) return say(placedBy || reviewed ? 'byMainAccount' : 'reviewTime')
    if (state === partlyShipped)
      return parcelsInAll
        ? say('parcelsOf', { n: parcels, all: parcelsInAll })
        : say('parcels', { n: parcels })
    if (state === toBeReceived && arrivesOn) return say('arrivesOn', { day: arrivesOn.slice(5) })
    if (state === toBeReceived && receivedBy) return say('receivedBy', { day: receivedBy.slice(5, 10) })
    if (state === closed) return closedBecause ?? ''
    return order.cancelReason ? cancelReason.label(order.cancelReason, locale) : ''
  }
  return <span className="order-meta">{words()}</span>
}
