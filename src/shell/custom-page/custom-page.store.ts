import { nullIfMissing } from '../../core/api/missing'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { readThemePage } from '../../site/theme/read-theme-page.store'

/**
 * Loads a page composed by the brand site. Null if it does not exist.
 * @param pageId key of the page, as in `/page/{id}`
 */
export function openCustomPage(scope: Scope, pageId: string) {
  return resource(
    (signal) => nullIfMissing(readThemePage(scope, { type: 'custom', pageKey: pageId }, signal)),
    [scope.$locale],
  )
}
