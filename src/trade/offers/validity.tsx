import { useEffect, useRef, useState } from 'react'
import { clockOf } from '../payment/time-left'
import { useSay } from '../../ui/host'
import { offerMessages } from './offers.messages'

const day = 86_400

type ValidityProps = {
  /** As the server said them. */
  seconds: number
  /** It holds no more: something else may be done now. */
  onOver?: () => void
}

/** How long a quote still holds, by the machine's own steady clock: a wrong date changes nothing. */
export function Validity({ seconds, onOver }: ValidityProps) {
  const say = useSay(offerMessages)
  const [left, setLeft] = useState(seconds)
  const over = useRef(onOver)
  useEffect(() => void (over.current = onOver))
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const look = () => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over.current?.()
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [seconds])
  const time = clockOf(left % day)
  const n = Math.floor(left / day)
  return (
    <span className="offer-meta" role="timer">
      {say('timeLeft', { time: n > 0 ? say('days', { n, time }) : time })}
    </span>
  )
}
