import type { QueryPatch, UrlQuery } from './url-state'

/** Returns the value of each key; the last one of a repeated key. */
export const queryOf = (text: string): UrlQuery => Object.fromEntries(new URLSearchParams(text))

const written = (key: string, value: string) => `${new URLSearchParams([[key, value]])}`

/**
 * Changes some keys of a query that other code also writes. Foreign keys keep their order, repetitions and encoding.
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
