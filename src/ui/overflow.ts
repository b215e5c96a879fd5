import { useCallback, useState } from 'react'

/**
 * Whether a list needs more than one line, now and after every change of its room or content.
 * @param line in px
 * @returns the list's ref and the answer
 */
export function useOverflow<List extends HTMLElement>(line: number) {
  const [overflows, setOverflows] = useState(false)
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
