import type { CallError } from './call-error'
import type { Trouble } from './call-trouble'

/** Says the cause of a failed call in the console of a page. What knows the causes is brought only then. */
export function explainFailure(failed: CallError, trouble: Omit<Trouble, 'why'>) {
  if (failed.kind !== 'network' || !globalThis.location) return
  void import('./call-trouble').then(({ explainFailed }) => explainFailed(failed, trouble)).catch(() => {})
}
