import { atom } from 'nanostores'
import { aimsAt, type Edge, type Point } from './aim'

/** In ms: how long the pointer rests before something opens, how long a row is kept on the way, and after leaving. */
const rest = 120
const onTheWay = 300
const afterLeaving = 200

type Waiting = { row: number; aiming: boolean; until: number }

/**
 * One category panel: whether it is open and whose flyout is shown. Pointer and keys only tell where they are.
 * @param always the panel of the home page: it stays, only its flyout comes and goes
 */
export function openCategoryMenu({ always = false } = {}) {
  const $open = atom(always)
  /** Row whose flyout is shown, counted from 0. */
  const $active = atom<number | undefined>(undefined)
  let clock: ReturnType<typeof setTimeout> | undefined
  let waiting: Waiting | undefined
  /** Where the pointer is, and where it was last on the active row. */
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
   * The pointer moved over a row.
   * @param edge near side of the flyout that is shown
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
    /** The pointer came to the button. */
    restOnButton: () => after(rest, () => $open.set(true)),
    over,
    /** The pointer is in the flyout, or anywhere else where nothing should change. */
    stay,
    /** The pointer left button, panel and flyout. */
    leave: () => after(afterLeaving, close),
    /** A press; a finger’s leaving comes before it. */
    open() {
      stay()
      $open.set(true)
    },
    show,
    close,
  }
}

export type CategoryMenu = ReturnType<typeof openCategoryMenu>
