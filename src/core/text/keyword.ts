import { invisibleRemoved } from './plain-signs'

const longest = 50

/** Reads a search text from an address: at most 50 characters, undefined if empty. */
export const keywordOf = (text: string): string | undefined =>
  [...invisibleRemoved(text).trim()].slice(0, longest).join('') || undefined
