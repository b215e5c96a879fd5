import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { shared } from '../host/scope'
import { stored } from './storage'

const shape = z.record(
  z.string(),
  z.object({ owner: z.string(), at: z.number(), entered: z.record(z.string(), z.unknown()) }),
)
export type KeptDrafts = z.output<typeof shape>
export type DraftRow = [key: string, KeptDrafts[string]]

const hour = 3_600_000
/** Returns the lifetime of a draft: short for a visitor, because the next visitor of this browser sees it too. */
const lasts = (owner: string) => (owner ? 7 * 24 * hour : hour)
const most = 12

/** Drafts of forms in this browser and their owner. Every element loads this file; few load forms. */
export const keptDrafts = shared('drafts', (scope) => {
  const $kept = stored<KeptDrafts>(scope, 'drafts', { version: 1, shape, initial: {} })
  /** Id of the owner. Empty: a visitor. Undefined: not known yet. */
  const $owner = atom<string | undefined>(undefined)

  function living(): DraftRow[] {
    // A wrong clock may have written a future date, which must not extend the lifetime.
    const now = Date.now()
    return Object.entries($kept.get()).filter(([, { owner, at }]) => Math.abs(now - at) < lasts(owner))
  }
  const put = (rows: DraftRow[]) => $kept.set(Object.fromEntries(rows.slice(-most)))

  return {
    $owner,
    living,
    put,
    belongTo: (owner: string | undefined) => $owner.set(owner),
    /** Deletes the owner's drafts at logout. */
    forget() {
      const owner = $owner.get()
      put(living().filter(([, row]) => row.owner !== owner))
    },
  }
})
