import { signal } from '../../core/jobs/signal'

/** Signals that an import waits for its check or for writing. */
export const importWaits = signal()
