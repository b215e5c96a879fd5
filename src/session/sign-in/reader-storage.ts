import { computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Scope } from '../../core/host/scope'
import { stored } from '../../core/store/storage'
import type { SessionState } from './session-state'
import { sessionOf } from './session.store'

/** A value stored in this browser for one reader. */
export type ReaderStored<T> = {
  $value: ReadableAtom<T>
  set: (value: T) => void
  change: (to: (now: T) => T) => void
}

/** Returns whether the value belongs to the session. A visitor's value passes to the member who logs in. */
function isFor(owner: string, session: SessionState): boolean {
  if (owner === '') return true
  if (session.state === 'visitor') return false
  return session.user ? session.user.id === owner : !session.fresh
}

/**
 * Stores a reader's input or choice under `trade:<site>:<what>`. No other reader sees it, and logout deletes it. A visitor's value passes
 * to the member who logs in.
 */
export function storedForReader<T>(
  scope: Scope,
  what: string,
  { version, shape, initial }: { version: number; shape: z.ZodMiniType<T>; initial: T },
): ReaderStored<T> {
  const { $session, $memberId, $visit } = sessionOf(scope)
  const nobodys = { owner: '', value: initial }
  const $kept = stored(scope, what, {
    version,
    shape: z.object({ owner: z.string(), value: shape }),
    initial: nobodys,
  })
  const $value = computed([$kept, $session], ({ owner, value }, session) =>
    isFor(owner, session) ? value : initial,
  )
  function change(to: (now: T) => T) {
    $kept.change((values) => {
      const known = isFor(values.owner, $session.get())
      const now = known ? values.value : initial
      const next = to(now)
      // While the member is not known, the previous owner stays.
      const owner = $memberId.get() || (known ? values.owner : '')
      return next === now ? values : { owner, value: next }
    })
  }
  $visit.listen(() => {
    if ($kept.get().owner) $kept.set(nobodys)
  })
  return { $value, change, set: (value) => change(() => value) }
}
