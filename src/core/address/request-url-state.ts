import { atom } from 'nanostores'
import { patchedText, queryOf } from './query-text'
import { addressWith, type UrlState } from './url-state'

/**
 * Creates the address state of a server-rendered page. It cannot change the address. If the address leads to another
 * one, as for a page number that no longer exists, the browser renders instead.
 * @param leadsOn called in that case
 */
export function urlStateOfRequest(
  { path, search }: { path: string; search: string },
  leadsOn = () => {},
): UrlState {
  const text = search.replace(/^\?/, '')
  return {
    $query: atom(queryOf(text)),
    href: (patch) => addressWith(path, patchedText(text, patch)),
    setQuery: leadsOn,
  }
}
