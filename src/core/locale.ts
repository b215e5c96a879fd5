/** A BCP 47 tag. `zh-CN` and `en` are built in; an integrator may register more. */
export type Locale = string

export const defaultLocale: Locale = 'zh-CN'

/** The built-in language nearest to a tag: `en-GB` reads `en`, anything Chinese reads `zh-CN`. */
export function nearestLocale(tag: string | null | undefined, known: readonly Locale[]): Locale | undefined {
  if (!tag) return undefined
  const wanted = tag.toLowerCase()
  for (const locale of known) if (locale.toLowerCase() === wanted) return locale
  const language = wanted.split('-')[0]
  for (const locale of known) if (locale.toLowerCase().split('-')[0] === language) return locale
  return undefined
}
