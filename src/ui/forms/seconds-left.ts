import { useEffect, useRef, useState } from 'react'

/**
 * Counts down by a monotonic clock: changing the date has no effect, and a suspended tab catches up.
 * @param seconds from the server
 */
export function useSecondsLeft(seconds: number, onOver?: () => void): number {
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
    const timer = setInterval(look, 250)
    look()
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
