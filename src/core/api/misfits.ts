import { pinned } from '../host/pinned'

/** The place in an answer that is not as described, and what stands there. */
export type Misfit = { where: string; what: string }

/**
 * Calls that the back end did not answer as agreed, for the doctor: 404 where it knows no such path, or no such thing.
 */
export const misfits = pinned('misfits', () => new Map<string, Misfit | 404>())
