import { atom } from 'nanostores'
import { isCallError } from '../../core/api/call-error'
import type { Scope } from '../../core/host/scope'
import { turns } from '../../core/store/in-turn'
import { changeDraft, mostNotes, type Draft, type DraftChange } from './checkout.contract'

/** Delay in milliseconds before typed changes are sent. */
const sentAfter = 400

type Surroundings = {
  scope: Scope
  id: () => string
  took: (draft: Draft) => void
  /** Called if the checkout is over or a choice no longer exists. The checkout must then reload. */
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

/** Splits a change into the part that fits into one call and the rest. */
function inSlices(change: DraftChange): [now: DraftChange, later: DraftChange] {
  const { notes = [] } = change
  if (notes.length <= mostNotes) return [change, {}]
  return [{ ...change, notes: notes.slice(0, mostNotes) }, { notes: notes.slice(mostNotes) }]
}

/** Opens the queue of checkout changes. Rejected changes are sent again with the next one. */
export function openDraftChanges({ scope, id, took, onGone }: Surroundings) {
  const inTurn = turns()
  /** True while a change is pending. The amounts are then those before the change. */
  const $waiting = atom(false)
  let wanted: DraftChange = {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const isEmpty = () => Object.keys(wanted).length === 0

  /** @returns whether the server has accepted all changes */
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
    /** Returns the unsaved note of a line. */
    noteOf: (id: string) => wanted.notes?.find(({ lineId }) => lineId === id),
    /** @param typed whether the user is still typing, which delays the request */
    change(patch: DraftChange, typed = false) {
      wanted = joined(wanted, patch)
      $waiting.set(true)
      clearTimeout(timer)
      if (typed) timer = setTimeout(() => void flush(), sentAfter)
      else void flush()
    },
  }
}
