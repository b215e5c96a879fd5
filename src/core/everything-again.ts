import { atom } from 'nanostores'
import { pinned } from './pinned'

/** Counts how often all that is shown was asked for under a wrong name: every resource that somebody looks at asks again. */
export const $everythingAgain = pinned('everything-again', () => atom(0))
