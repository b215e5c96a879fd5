import { atom } from 'nanostores'

/** Counts down seconds by measuring time, so that a suspended tab catches up. */
export function openCountdown() {
  /** 0: ready. */
  const $left = atom(0)
  let until = 0
  let ticking: ReturnType<typeof setInterval> | undefined

  function tick() {
    // Independent of the machine's clock.
    const left = Math.max(0, Math.ceil((until - performance.now()) / 1000))
    $left.set(left)
    if (left === 0) clearInterval(ticking)
  }
  return {
    $left,
    start(seconds: number) {
      until = performance.now() + seconds * 1000
      clearInterval(ticking)
      ticking = setInterval(tick, 250)
      tick()
    },
    close: () => clearInterval(ticking),
  }
}
