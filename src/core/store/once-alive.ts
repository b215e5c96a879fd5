import { drawnAttribute } from './drawn-attribute'
import { partsUnderWay } from './parts-under-way'

/** Timeout in milliseconds, for elements whose code never loads. */
const patience = 20_000

/**
 * Runs work that changes the whole page once all server-rendered elements are hydrated, because each must first
 * hydrate as it was rendered. Without such elements it runs at once.
 * @returns a function that cancels it
 */
export function onceAlive(work: () => void): () => void {
  const until = performance.now() + patience
  let frame = 0
  function look() {
    const waits = document.querySelector(`[${drawnAttribute}]`) || partsUnderWay.count > 0
    if (waits && performance.now() < until) frame = requestAnimationFrame(look)
    else work()
  }
  look()
  return () => cancelAnimationFrame(frame)
}
