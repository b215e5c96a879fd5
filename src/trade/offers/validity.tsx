import { useSay } from '../../ui/host'
import { useSecondsLeft } from '../../ui/forms/seconds-left'
import { clockOf } from '../payment/time-left'
import { offerMessages } from './offers.messages'

const day = 86_400

type ValidityProps = {
  /** Remaining seconds from the server. */
  seconds: number
  /** Called at the end of the validity, because the available actions change. */
  onOver?: () => void
}

/** Countdown of a quote's validity. */
export function Validity({ seconds, onOver }: ValidityProps) {
  const say = useSay(offerMessages)
  const left = useSecondsLeft(seconds, onOver)
  const time = clockOf(left % day)
  const n = Math.floor(left / day)
  return (
    <span className="meta" role="timer">
      {say('timeLeft', { time: n > 0 ? say('days', { n, time }) : time })}
    </span>
  )
}
