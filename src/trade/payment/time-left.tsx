import { useEffect, useRef, useState } from 'react'

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

/** Counts down by the machine's own steady clock: a wrong or changed date changes nothing. */
export function TimeLeft({ seconds, onOver }: TimeLeftProps) {
  const [left, setLeft] = useState(seconds)
  const over = useRef(onOver)
  useEffect(() => void (over.current = onOver))
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over.current()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <span className="pay-time" role="timer">
      {clockOf(left)}
    </span>
  )
}
