import { signal } from '../../core/signal'

/** An import waits to be checked, or to be written. */
export const importWaits = signal()
