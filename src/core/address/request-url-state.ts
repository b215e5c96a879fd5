import { atom } from 'nanostores'
import { patchedText, queryOf } from './query-text'
import { addressWith, type UrlState } from './url-state'

/**
 * That of what a server draws for the address of a page. An address that leads on to another one, as of a page that
 * a list no longer has, is the browser's to draw.
 * @param leadsOn to be told so
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
