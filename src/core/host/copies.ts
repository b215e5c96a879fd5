import { pinned } from './pinned'

/** All copies of the kit on this page, the active one first. */
export const copies = pinned('copies', (): { version: string; url: string }[] => [])
