import { useSay } from '../../ui/host'
import { useSecondsLeft } from '../../ui/forms/seconds-left'
import { clockOf } from '../payment/time-left'
import { offerMessages } from './offers.messages'

const day = 86_400

type ValidityProps = {
  /** As the server said them. */
  seconds: number
  /** It holds no more: something else may be done now. */
  onOver?: () => void
}

/** How long a quote still holds. */
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
