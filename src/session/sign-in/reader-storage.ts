import { computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Scope } from '../../core/scope'
import { stored } from '../../core/storage'
import type { SessionState } from './session-state'
import { sessionOf } from './session.store'

/** A value that this browser keeps for one reader. */
export type ReaderStored<T> = {
  $value: ReadableAtom<T>
  set: (value: T) => void
  change: (to: (now: T) => T) => void
}

/** A visitor's is also for the one who logs in. Of a session that was found, it is told later whose it is. */
function isFor(owner: string, session: SessionState): boolean {
  if (owner === '') return true
  if (session.state === 'visitor') return false
  return session.user ? session.user.id === owner : !session.fresh
}

/**
 * Keeps what somebody wrote or chose under `trade:<site>:<what>`: no other reader is shown it, and it goes with the
 * logout. A visitor's goes on as the member's who logs in.
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
    $kept.change((kept) => {
      const known = isFor(kept.owner, $session.get())
      const now = known ? kept.value : initial
      const next = to(now)
      // Who it is may not be known yet: then it stays whose it was.
      const owner = $memberId.get() || (known ? kept.owner : '')
      return next === now ? kept : { owner, value: next }
    })
  }
  $visit.listen(() => {
    if ($kept.get().owner) $kept.set(nobodys)
  })
  return { $value, change, set: (value) => change(() => value) }
}
