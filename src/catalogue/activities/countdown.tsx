import { Fragment } from 'react'
import { useSay } from '../../ui/host'
import { activitiesMessages } from './activities.messages'

const second = 1000
const parts = [
  ['days', 86_400 * second],
  ['hours', 3600 * second],
  ['minutes', 60 * second],
  ['seconds', second],
] as const

/** @returns remaining whole days, hours, minutes and seconds; a started second counts as whole */
export function countdownOf(left: number) {
  let rest = Math.ceil(Math.max(left, 0) / second) * second
  return parts.map(([key, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return { key, count }
  })
}

/** Remaining time, in digits of fixed width. */
export function Countdown({ left }: { left: number }) {
  const say = useSay(activitiesMessages)
  return (
    <span className="activity-countdown" role="timer">
      {countdownOf(left).map(({ key, count }) => (
        <Fragment key={key}>
          <b className="activity-countdown-figure text-h1 text-right">{String(count).padStart(2, '0')}</b>
          <span className="activity-countdown-unit">{say(key)}</span>
        </Fragment>
      ))}
    </span>
  )
}
