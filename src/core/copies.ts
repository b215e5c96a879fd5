import { pinned } from './pinned'

/** Every copy of the kit that this page loaded, the one that works first. */
export const copies = pinned('copies', (): { version: string; url: string }[] => [])
