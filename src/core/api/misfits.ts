import { pinned } from '../host/pinned'

/** Path of the mismatch in a response, and its description. */
export type Misfit = { where: string; what: string }

/**
 * Calls that the back end did not answer as agreed, for the doctor: 404 where it knows no such path, or no such thing.
 */
export const misfits = pinned('misfits', () => new Map<string, Misfit | 404>())
