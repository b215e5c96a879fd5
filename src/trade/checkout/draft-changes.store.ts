import { atom } from 'nanostores'
import { isCallError } from '../../core/call-error'
import type { Scope } from '../../core/scope'
import { turns } from '../../core/in-turn'
import { changeDraft, mostNotes, type Draft, type DraftChange } from './checkout.contract'

/** What is typed is sent once it rested so long. */
const sentAfter = 400

type Surroundings = {
  scope: Scope
  id: () => string
  took: (draft: Draft) => void
  /** The checkout is over, or what was chosen is gone: only the server knows what is left. */
  onGone: () => void
}

const noted = (before: DraftChange['notes'] = [], after: DraftChange['notes'] = []) => {
  const ids = new Set(after.map(({ lineId }) => lineId))
  return [...before.filter(({ lineId }) => !ids.has(lineId)), ...after]
}
const joined = (before: DraftChange, after: DraftChange): DraftChange => ({
  ...before,
  ...after,
  ...((before.notes ?? after.notes) && { notes: noted(before.notes, after.notes) }),
})

/** As many lines as one call may carry, and the others. */
function inSlices(change: DraftChange): [now: DraftChange, later: DraftChange] {
  const { notes = [] } = change
  if (notes.length <= mostNotes) return [change, {}]
  return [{ ...change, notes: notes.slice(0, mostNotes) }, { notes: notes.slice(mostNotes) }]
}

/** Choices of a checkout, sent one after another; what the server refused waits for the next attempt. */
export function openDraftChanges({ scope, id, took, onGone }: Surroundings) {
  const inTurn = turns()
  /** True until the server has answered: amounts are those of before. */
  const $waiting = atom(false)
  let wanted: DraftChange = {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const isEmpty = () => Object.keys(wanted).length === 0

  /** @returns whether the server knows everything that was chosen */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    return inTurn(async () => {
      if (isEmpty()) return true
      let sent = wanted
      wanted = {}
      try {
        do {
          const [now, later] = inSlices(sent)
          took(await scope.call(changeDraft, { path: { id: id() }, body: now }))
          sent = later
        } while (sent.notes)
        return true
      } catch (error) {
        if (!isCallError(error)) throw error
        wanted = joined(sent, wanted)
        if (error.code === 404 || error.code === 409) onGone()
        return false
      } finally {
        $waiting.set(false)
      }
    })
  }

  return {
    $waiting,
    flush,
    /** A line's note that the server has yet to confirm. */
    noteOf: (id: string) => wanted.notes?.find(({ lineId }) => lineId === id),
    /** @param typed letter by letter: waits for the last one */
    change(patch: DraftChange, typed = false) {
      wanted = joined(wanted, patch)
      $waiting.set(true)
      clearTimeout(timer)
      if (typed) timer = setTimeout(() => void flush(), sentAfter)
      else void flush()
    },
  }
}
