import { atom } from 'nanostores'
import { queryOf } from '../address/query-text'
import { urlStateOfRequest } from '../address/request-url-state'
import { memoryUrlState } from '../address/url-state'
import { knownLocale } from '../language/messages'
import type { DrawnHost, Host } from './host'
import type { Scope } from './scope'

/**
 * The surroundings of a view that a server draws. What a part does with its element waits for the browser: neither
 * effects nor listeners run on a server.
 * @param own language of the element, and where it stands at
 */
export function hostOfRequest(
  scope: Scope,
  { drawing, name }: Pick<DrawnHost, 'drawing' | 'name'>,
  {
    lang,
    path,
    search = '',
  }: { lang?: string | undefined; path?: string | undefined; search?: string | undefined } = {},
): Host {
  const urlState =
    path === undefined
      ? memoryUrlState(queryOf(search))
      : urlStateOfRequest({ path, search }, drawing.leadsOn)
  const $locale = atom(knownLocale(lang) ?? scope.$locale.get())
  const drawn = { drawing, locale: $locale.get(), name }
  const nowhere = undefined as never
  return { element: nowhere, root: nowhere, scope, $locale, $dark: atom(false), urlState, drawn }
}
