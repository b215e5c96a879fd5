import { useCallback, useState } from 'react'

/**
 * Whether a list needs more than one line, now and after every change of its room or content.
 * @param line in px
 * @param guess before anything is measured: on a server, and in the first drawing that takes over what one drew
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
