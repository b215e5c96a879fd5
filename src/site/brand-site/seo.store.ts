import { shared } from '../../core/host/scope'
import type { Data } from '../../core/api/endpoint'
import { siteOf } from './brand-site.store'
import { seo } from './seo.contract'

export type SeoWords = Data<typeof seo>

/** Shared SEO texts of the brand site, loaded once per page and user. */
export const seoOf = shared('seo', (scope) => {
  const asked = new Map<string, Promise<SeoWords | undefined>>()
  scope.$reader.listen(() => asked.clear())

  async function ask(seoCode: string): Promise<SeoWords | undefined> {
    try {
      const brandTerminalId = await siteOf(scope).id()
      return await scope.call(seo, { query: { seoCode, brandTerminalId } }, { quiet: true })
    } catch {
      // Keep the page's title. The next visit tries again.
      asked.delete(seoCode)
      return undefined
    }
  }

  return {
    /** @param seoCode route name from the route table */
    words(seoCode: string): Promise<SeoWords | undefined> {
      const words = asked.get(seoCode) ?? ask(seoCode)
      asked.set(seoCode, words)
      return words
    },
  }
})
