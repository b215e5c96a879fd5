import { atom } from 'nanostores'

/** Milliseconds of rest before it opens, and after leaving before it closes. */
const rest = 120
const afterLeaving = 200

/** Stores whether the panel below the cart button is open. */
export function openCartPanel() {
  const $open = atom(false)
  let clock: ReturnType<typeof setTimeout> | undefined
  const set = (open: boolean, time: number) => {
    clearTimeout(clock)
    clock = setTimeout(() => $open.set(open), time)
  }
  const now = (open: boolean) => {
    clearTimeout(clock)
    $open.set(open)
  }
  return {
    $open,
    rest: () => set(true, rest),
    leave: () => set(false, afterLeaving),
    open: () => now(true),
    close: () => now(false),
  }
}
