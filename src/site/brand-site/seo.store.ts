import { shared } from '../../core/scope'
import type { Data } from '../../core/endpoint'
import { siteOf } from './brand-site.store'
import { seo } from './seo.contract'

export type SeoWords = Data<typeof seo>

/** What the brand site tells search engines of its pages: each page asked once by a reader. */
export const seoOf = shared('seo', (scope) => {
  const asked = new Map<string, Promise<SeoWords | undefined>>()
  scope.$reader.listen(() => asked.clear())

  async function ask(seoCode: string): Promise<SeoWords | undefined> {
    try {
      const brandTerminalId = await siteOf(scope).id()
      return await scope.call(seo, { query: { seoCode, brandTerminalId } }, { quiet: true })
    } catch {
      // The page keeps the name that it has; another visit asks again.
      asked.delete(seoCode)
      return undefined
    }
  }

  return {
    /** @param seoCode name of the route, as in the routes table */
    words(seoCode: string): Promise<SeoWords | undefined> {
      const words = asked.get(seoCode) ?? ask(seoCode)
      asked.set(seoCode, words)
      return words
    },
  }
})
