import { atom, computed, type ReadableAtom } from 'nanostores'
import { $everythingAgain } from './everything-again'
import type { Locale } from '../language/locale'
import { pinned } from '../host/pinned'

/**
 * Counter of readers: a login, a logout, another language or brand site makes a new one. A response loaded for one
 * reader is never shown to a later one.
 */
export const $readers = pinned('readers', () => atom(0))

/** Returns the identity of the reader: session, language and brand site. */
export const readerOf = ($token: ReadableAtom<string>, $locale: ReadableAtom<Locale>) =>
  computed([$token, $locale, $everythingAgain], (...reader) => JSON.stringify(reader))

/** Starts a new reader when one of the atoms changes. Call it before any store listens to them. */
export function countReaders(...of: ReadableAtom<unknown>[]) {
  for (const one of of) one.listen(() => $readers.set($readers.get() + 1))
}
