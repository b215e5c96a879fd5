/** BCP 47 tag. `zh-CN` and `en` are built in; an integrator may register more. */
export type Locale = string

export const defaultLocale: Locale = 'zh-CN'

/** Returns the known language nearest to a tag: `en-GB` reads `en`, any Chinese reads `zh-CN`. */
export function nearestLocale(tag: string | null | undefined, known: readonly Locale[]): Locale | undefined {
  if (!tag) return undefined
  const wanted = tag.toLowerCase()
  const language = (locale: Locale) => locale.toLowerCase().split('-')[0]
  return (
    known.find((locale) => locale.toLowerCase() === wanted) ??
    known.find((locale) => language(locale) === language(wanted))
  )
}
