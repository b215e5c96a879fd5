import { invisibleRemoved } from './plain-signs'

const longest = 50

/** What is searched for, as the server takes it: whoever wrote the address, at most 50 signs; nothing when empty. */
export const keywordOf = (text: string): string | undefined =>
  [...invisibleRemoved(text).trim()].slice(0, longest).join('') || undefined
