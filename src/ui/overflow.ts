import { useCallback, useState } from 'react'

/**
 * Observes whether a list needs more than one line.
 * @param line height in pixels
 * @param guess value before it is measured, on the server and during hydration
 * @returns the list's ref and the answer
 */
export function useOverflow<List extends HTMLElement>(line: number, guess = false) {
  const [overflows, setOverflows] = useState(guess)
  const list = useCallback(
    (node: List | null) => {
      if (!node) return undefined
      const watch = new ResizeObserver(() => setOverflows(node.offsetHeight > line))
      watch.observe(node)
      return () => watch.disconnect()
    },
    [line],
  )
  return [list, overflows] as const
}
