import { useEffect, useState } from 'react'

/** Rows of the first drawing, more than a screen holds; the others follow in slices of about a frame or two. */
const first = 30
const slice = 50

/**
 * Draws a long list in slices, so that its first screen does not wait for its last row.
 * @returns how many rows to draw now
 */
export function useDrawn(total: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn >= total) return
    const clock = setTimeout(() => setDrawn(drawn + slice))
    return () => clearTimeout(clock)
  }, [drawn, total])
  return drawn
}
