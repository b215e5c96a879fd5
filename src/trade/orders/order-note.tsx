import type { Say } from '../../core/language/messages'
import { useStore } from '@nanostores/react'
import { sessionOf } from '../../session/sign-in/session.store'
import { useSay, useScope } from '../../ui/host'
import { useSecondsLeft } from '../../ui/forms/seconds-left'
import { useLabel } from '../../ui/use-label'
import { clockOf } from '../payment/time-left'
import { cancelReason } from './cancel-reason'
import { orderState } from '../../words/order-state'
import type { OrderRow } from './orders.contract'
import { orderMessages } from './orders.messages'

function TimeLeft({ seconds }: { seconds: number }) {
  const say = useSay(orderMessages)
  const left = useSecondsLeft(seconds)
  const days = Math.floor(left / 86_400)
  const time = (days > 0 ? `${days} d ` : '') + clockOf(left % 86_400)
  return (
    <span className="meta" role="timer">
      {say('timeLeft', { time })}
    </span>
  )
}

/** Returns the text about the arrival date and its delay. */
function arrival({ arrivesOn, promisedOn }: OrderRow, say: Say<keyof typeof orderMessages>) {
  const day = arrivesOn?.slice(5) ?? ''
  const promised = promisedOn?.slice(5) ?? ''
  if (promised) return say(day ? 'putOff' : 'late', { promised, day })
  return day && say('arrivesOn', { day })
}

/** Note on an order's state: deadline, number of parcels, or reason. */
export function OrderNote({ order }: { order: OrderRow }) {
  const say = useSay(orderMessages)
  const reasonLabel = useLabel(order.cancelReason ? cancelReason : undefined)
  const session = useStore(sessionOf(useScope()).$session)
  const reviewed = session.state === 'member' && session.user?.needReview === 10
  const { state, secondsLeft, parcels, parcelsInAll, receivedBy, closedBecause, placedBy } = order
  const { pendingReview, partlyShipped, toBeReceived, closed } = orderState.code
  if (secondsLeft !== undefined) return <TimeLeft seconds={secondsLeft} />
  const words = () => {
    if (state === pendingReview) return say(placedBy || reviewed ? 'byMainAccount' : 'reviewTime')
    if (state === partlyShipped) {
      const sent = parcelsInAll
        ? say('parcelsOf', { n: parcels, all: parcelsInAll })
        : say('parcels', { n: parcels })
      return [sent, arrival(order, say)].filter(Boolean).join(' · ')
    }
    const arrives = arrival(order, say)
    if (arrives) return arrives
    if (state === toBeReceived && receivedBy) return say('receivedBy', { day: receivedBy.slice(5, 10) })
    if (state === closed) return closedBecause ?? ''
    return order.cancelReason ? reasonLabel(order.cancelReason) : ''
  }
  return <span className="meta">{words()}</span>
}
