import { useSecondsLeft } from '../../ui/forms/seconds-left'

const two = (count: number) => String(count).padStart(2, '0')

/** `23:59:59`; over a day it says more hours. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

type TimeLeftProps = {
  /** As the server said them. */
  seconds: number
  onOver: () => void
}

/** The time until a payment must be made. */
export function TimeLeft({ seconds, onOver }: TimeLeftProps) {
  return (
    <span className="payment-time" role="timer">
      {clockOf(useSecondsLeft(seconds, onOver))}
    </span>
  )
}
