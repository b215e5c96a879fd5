import { atom } from 'nanostores'

/** Seconds until something may be done again. Measured, not counted: a tab that slept catches up. */
export function openCountdown() {
  /** 0: now. */
  const $left = atom(0)
  let until = 0
  let ticking: ReturnType<typeof setInterval> | undefined

  function tick() {
    // Setting the machine's clock changes nothing.
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
