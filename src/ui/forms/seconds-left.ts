import { useEffect, useRef, useState } from 'react'

/**
 * Counts down by the machine's own steady clock: a wrong or changed date changes nothing, and a tab that slept
 * catches up.
 * @param seconds as the server said them
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
