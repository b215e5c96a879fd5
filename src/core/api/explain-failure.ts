import type { CallError } from './call-error'
import type { Trouble } from './call-trouble'

/** Loads the messages for developers, which only faulty pages need. */
const explain = (say: (code: typeof import('./call-trouble')) => unknown) =>
  void import('./call-trouble').then(say).catch(() => {})

/** Logs the cause of a failed call on the console. The code for it loads only then. */
export function explainFailure(failed: CallError, trouble: Omit<Trouble, 'why'>) {
  if (failed.kind === 'network' && globalThis.location) explain((code) => code.explainFailed(failed, trouble))
}

/** Logs on the console that the API refused the token of a login that has just succeeded. */
export const explainRefusedToken = (api: string) => explain((code) => code.explainRefusedToken(api))

/** Logs on the console that a page's API address is none. */
export const explainAddress = (api: string) => explain((code) => code.explainAddress(api))
