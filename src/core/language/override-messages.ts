import type { Locale } from './locale'
import { $overrides } from './messages'

/**
 * Replaces texts by key, or adds a language. Missing texts of an added language are English.
 * @param locale BCP 47 tag, such as `en` or `vi`
 * @param texts by public key (`cart.title`)
 */
export function overrideMessages(locale: Locale, texts: Record<string, string>) {
  const all = new Map($overrides.get())
  all.set(locale, { ...all.get(locale), ...texts })
  $overrides.set(all)
}
