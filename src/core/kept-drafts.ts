import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { shared } from './scope'
import { stored } from './storage'

const shape = z.record(
  z.string(),
  z.object({ owner: z.string(), at: z.number(), entered: z.record(z.string(), z.unknown()) }),
)
export type KeptDrafts = z.output<typeof shape>
export type DraftRow = [key: string, KeptDrafts[string]]

const hour = 3_600_000
/** A visitor's draft is for whoever sits there next as well, so it does not last. */
const lasts = (owner: string) => (owner ? 7 * 24 * hour : hour)
const most = 12

/** The drafts of forms that lie in this browser, and whose they are: every element knows these, few know forms. */
export const keptDrafts = shared('drafts', (scope) => {
  const $kept = stored<KeptDrafts>(scope, 'drafts', { version: 1, shape, initial: {} })
  /** Whose drafts these are, by id; empty: a visitor's; undefined: nobody knows yet. */
  const $owner = atom<string | undefined>(undefined)

  function living(): DraftRow[] {
    // Written by a clock that was wrong, one may come from the future: it does not last the longer for it.
    const now = Date.now()
    return Object.entries($kept.get()).filter(([, { owner, at }]) => Math.abs(now - at) < lasts(owner))
  }
  const put = (rows: DraftRow[]) => $kept.set(Object.fromEntries(rows.slice(-most)))

  return {
    $owner,
    living,
    put,
    belongTo: (owner: string | undefined) => $owner.set(owner),
    /** The owner leaves this browser. */
    forget() {
      const owner = $owner.get()
      put(living().filter(([, row]) => row.owner !== owner))
    },
  }
})
