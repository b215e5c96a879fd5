import { nullIfMissing } from '../../core/missing'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { readThemePage } from '../../site/theme/read-theme-page.store'

/**
 * A page that the brand site composed beside its home page; null: it has no such page.
 * @param pageId key of the page, as in `/page/{id}`
 */
export function openCustomPage(scope: Scope, pageId: string) {
  return resource(
    (signal) => nullIfMissing(readThemePage(scope, { type: 'custom', pageKey: pageId }, signal)),
    [scope.$locale],
  )
}
