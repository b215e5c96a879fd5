import { useEffect, useRef, useState } from 'react'

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns whether the page is visible. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    const look = () => setSeen(!document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return seen
}

/**
 * Advances automatically unless the pointer or focus is inside, the tab is hidden, the buyer has paused it or prefers
 * reduced motion.
 * @param at current slide; each change restarts the interval
 * @param interval in milliseconds
 */
export function useAutoplay(
  show: (at: number) => void,
  at: number,
  { wanted, interval }: { wanted: boolean; interval: number },
) {
  const [playing, setPlaying] = useState(wanted)
  useEffect(() => void (wantsStillness() && setPlaying(false)), [])
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const seen = useSeen()
  const latest = useRef(show)
  useEffect(() => void (latest.current = show))

  const going = playing && seen && !hovered && !focused
  useEffect(() => {
    if (!going) return undefined
    const clock = setTimeout(() => latest.current(at + 1), interval)
    return () => clearTimeout(clock)
  }, [going, at, interval])

  return {
    playing,
    toggle: () => setPlaying(!playing),
    /** Handlers for the surrounding box. */
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
