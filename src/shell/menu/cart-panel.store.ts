import { atom } from 'nanostores'

/** In ms: how long the pointer rests before it opens, and after it left. */
const rest = 120
const afterLeaving = 200

/** Whether the panel under the cart button is open. Pointer and keys only tell where they are. */
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
