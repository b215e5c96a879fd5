import { atom } from 'nanostores'
import { queryOf } from '../address/query-text'
import { urlStateOfRequest } from '../address/request-url-state'
import { memoryUrlState } from '../address/url-state'
import { knownLocale } from '../language/messages'
import type { DrawnHost, Host } from './host'
import type { Scope } from './scope'

/**
 * Creates the surroundings of a server-rendered view. They have no element, because effects and listeners run only in
 * the browser.
 * @param own language of the element, and path and query of its state
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
