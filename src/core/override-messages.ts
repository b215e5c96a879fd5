import type { Locale } from './locale'
import { $overrides } from './messages'

/**
 * Replaces texts by key, or registers a further language; what it leaves out falls back to English.
 * @param locale BCP 47 tag, for example `en` or `vi`
 * @param texts public keys (`cart.title`) with their text
 */
export function overrideMessages(locale: Locale, texts: Record<string, string>) {
  const all = new Map($overrides.get())
  all.set(locale, { ...all.get(locale), ...texts })
  $overrides.set(all)
}
