import type { CallError } from './call-error'
import type { Trouble } from './call-trouble'

/** What the console says of a failure; undefined: nothing. */
function whyOf(
  { kind, text }: CallError,
  { reply, refused }: Omit<Trouble, 'why'>,
): Trouble['why'] | undefined {
  if (kind !== 'network') return undefined
  if (refused) return 'misfit'
  if (reply) return 'unreadable'
  return text === 'late' || text === 'unreachable' ? text : undefined
}

/** Says the cause of a failed call in the console of a page. What knows the causes is brought only then. */
export function explainFailure(failed: CallError, trouble: Omit<Trouble, 'why'>) {
  const why = whyOf(failed, trouble)
  if (!why || !globalThis.location) return
  void import('./call-trouble').then(({ explain }) => explain({ ...trouble, why })).catch(() => {})
}
