import { shared } from '../../core/scope'
import type { Data } from '../../core/endpoint'
import { siteOf } from './brand-site.store'
import { seo } from './seo.contract'

export type SeoWords = Data<typeof seo>

/** What the brand site tells search engines of its pages: each page asked once in a language. */
export const seoOf = shared('seo', (scope) => {
  const asked = new Map<string, Promise<SeoWords | undefined>>()

  async function ask(seoCode: string): Promise<SeoWords | undefined> {
    try {
      const brandTerminalId = await siteOf(scope).id()
      return await scope.call(seo, { query: { seoCode, brandTerminalId } }, { quiet: true })
    } catch {
      // The page keeps the name that it has; another visit asks again.
      asked.delete(`${scope.$locale.get()} ${seoCode}`)
      return undefined
    }
  }

  return {
    /** @param seoCode name of the route, as in the routes table */
    words(seoCode: string): Promise<SeoWords | undefined> {
      const key = `${scope.$locale.get()} ${seoCode}`
      const words = asked.get(key) ?? ask(seoCode)
      asked.set(key, words)
      return words
    },
  }
})
