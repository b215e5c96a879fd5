import { signal } from '../../core/jobs/signal'

/** An import waits to be checked, or to be written. */
export const importWaits = signal()
