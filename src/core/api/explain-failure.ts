import type { CallError } from './call-error'
import type { Trouble } from './call-trouble'

/** Logs the cause of a failed call on the console. The code for it loads only then. */
export function explainFailure(failed: CallError, trouble: Omit<Trouble, 'why'>) {
  if (failed.kind !== 'network' || !globalThis.location) return
  void import('./call-trouble').then(({ explainFailed }) => explainFailed(failed, trouble)).catch(() => {})
}

/** Logs on the console that the API refused the token of a login that has just succeeded. */
export const explainRefusedToken = (api: string) =>
  void import('./call-trouble').then(
    ({ explainRefusal }) => explainRefusal(api),
    () => {},
  )
