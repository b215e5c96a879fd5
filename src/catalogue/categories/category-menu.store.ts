import { atom } from 'nanostores'
import { aimsAt, type Edge, type Point } from './aim'

/** Delays in milliseconds: before a row opens, while the pointer aims at the flyout, and before closing after leaving. */
const rest = 120
const onTheWay = 300
const afterLeaving = 200

type Waiting = { row: number; aiming: boolean; until: number }

/**
 * Creates the state of one category panel: whether it is open, and the row whose flyout is shown.
 * @param always keeps the panel open, as on the home page; only the flyout opens and closes
 */
export function openCategoryMenu({ always = false } = {}) {
  const $open = atom(always)
  /** Index of the row whose flyout is shown, from 0. */
  const $active = atom<number | undefined>(undefined)
  let clock: ReturnType<typeof setTimeout> | undefined
  let waiting: Waiting | undefined
  /** Current position of the pointer, and its last position on the active row. */
  let here: Point | undefined
  let left: Point | undefined

  function stay() {
    clearTimeout(clock)
    waiting = undefined
  }
  function after(time: number, work: () => void) {
    stay()
    clock = setTimeout(work, time)
  }
  function show(row: number | undefined) {
    stay()
    left = undefined
    $active.set(row)
    if (row !== undefined) $open.set(true)
  }
  function close() {
    show(undefined)
    $open.set(always)
  }

  /**
   * Handles a move of the pointer over a row.
   * @param edge side of the shown flyout next to the rows
   */
  function over(row: number, at: Point, edge: Edge | undefined) {
    here = at
    if (row === $active.get()) {
      left = at
      return stay()
    }
    const aiming = left !== undefined && edge !== undefined && aimsAt(at, left, edge)
    if (waiting?.row === row && waiting.aiming === aiming) return
    const now = performance.now()
    const until = aiming && waiting?.aiming ? waiting.until : now + (aiming ? onTheWay : rest)
    after(until - now, () => {
      show(row)
      left = here
    })
    waiting = { row, aiming, until }
  }

  return {
    $open,
    $active,
    /** Handles the pointer's arrival on the button: opens after a delay. */
    restOnButton: () => after(rest, () => $open.set(true)),
    over,
    /** Keeps the current state, while the pointer is in the flyout or in a neutral area. */
    stay,
    /** Handles the pointer's departure from button, panel and flyout: closes after a delay. */
    leave: () => after(afterLeaving, close),
    /** Opens the panel on a press. Cancels the timer that a touch's `pointerleave` started before the press. */
    open() {
      stay()
      $open.set(true)
    },
    show,
    close,
  }
}

export type CategoryMenu = ReturnType<typeof openCategoryMenu>
