import { atom } from 'nanostores'
import { pinned } from '../host/pinned'

/** Counter of identity corrections. Every observed resource reloads when it changes. */
export const $everythingAgain = pinned('everything-again', () => atom(0))
