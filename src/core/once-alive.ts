import { drawnAttribute } from './drawn-attribute'
import { partsUnderWay } from './parts-under-way'

/** In ms. An element whose code never comes holds nothing up for longer. */
const patience = 20_000

/**
 * Does what changes all that the page shows once everything lives that a server drew: until then each element is taken over
 * as it was drawn. Where everything lives it is done at once.
 * @returns how to let it be
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
