import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { isCallError } from '../../core/call-error'
import { readThemePage } from '../theme/read-theme-page.store'

/** Codes that say: there is no such page. */
const isMissing = (error: unknown) => isCallError(error) && (error.code === 404 || error.kind === 'missing')

/**
 * A page that the brand site composed beside its home page; null: it has no such page.
 * @param pageId key of the page, as in `/page/{id}`
 */
export function openCustomPage(scope: Scope, pageId: string) {
  return resource(
    async (signal) => {
      try {
        return await readThemePage(scope, { type: 'custom', pageKey: pageId }, signal)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    [scope.$locale],
  )
}
