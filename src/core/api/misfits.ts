import { pinned } from '../host/pinned'

/** Path of the mismatch in a response, and its description. */
export type Misfit = { where: string; what: string }

/** Calls whose response broke the contract, for the doctor; 404 for an unknown path or object. */
export const misfits = pinned('misfits', () => new Map<string, Misfit | 404>())
