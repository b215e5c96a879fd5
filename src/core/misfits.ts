import { pinned } from './pinned'

/**
 * Calls that the back end did not answer as agreed, for the doctor: the place in the answer that is not as described,
 * or 404 where it knows no such path, or no such thing.
 */
export const misfits = pinned('misfits', () => new Map<string, string | 404>())
