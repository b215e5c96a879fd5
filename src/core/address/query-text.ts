import type { QueryPatch, UrlQuery } from './url-state'

/** The value of each key; of a repeated key the last one. */
export const queryOf = (text: string): UrlQuery => Object.fromEntries(new URLSearchParams(text))

const written = (key: string, value: string) => `${new URLSearchParams([[key, value]])}`

/**
 * Changes some keys of a query that others write to, too: theirs keep their order, repetitions and encoding.
 * @param text `page=2&flag`, without a question mark
 */
export function patchedText(text: string, patch: QueryPatch, separator = '&'): string {
  const open = new Map(Object.entries(patch))
  const parts = text.split(separator).flatMap((part) => {
    const [[key = '', value = ''] = []] = new URLSearchParams(`&${part}`)
    if (!Object.hasOwn(patch, key)) return part || []
    const next = open.get(key)
    open.delete(key)
    if (!next) return []
    return next === value ? part : written(key, next)
  })
  for (const [key, value] of open) if (value) parts.push(written(key, value))
  return parts.join(separator)
}
