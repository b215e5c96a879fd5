import { useSecondsLeft } from '../../ui/forms/seconds-left'

const two = (count: number) => String(count).padStart(2, '0')

/** Formats seconds as `23:59:59`. The hours can exceed 24. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

type TimeLeftProps = {
  /** Remaining seconds from the server. */
  seconds: number
  onOver: () => void
}

/** Countdown to the payment deadline. */
export function TimeLeft({ seconds, onOver }: TimeLeftProps) {
  return (
    <span className="payment-time" role="timer">
      {clockOf(useSecondsLeft(seconds, onOver))}
    </span>
  )
}
