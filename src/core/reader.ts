import { atom, computed, type ReadableAtom } from 'nanostores'
import { $everythingAgain } from './everything-again'
import type { Locale } from './locale'
import { pinned } from './pinned'

/**
 * Counts the readers of a page, over all its sites: a login, a logout, another language or brand site makes the next one.
 * An answer that was asked for one reader is shown to no later one that did not see it arrive.
 */
export const $readers = pinned('readers', () => atom(0))

/** For whom a scope's answers are: another text for another session, language or brand site. */
export const readerOf = ($token: ReadableAtom<string>, $locale: ReadableAtom<Locale>) =>
  computed([$token, $locale, $everythingAgain], (...reader) => JSON.stringify(reader))

/** Makes whoever reads next a reader of their own. Called before any store listens to what it is about. */
export function countReaders(...of: ReadableAtom<unknown>[]) {
  for (const one of of) one.listen(() => $readers.set($readers.get() + 1))
}
