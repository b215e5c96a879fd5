import { isCallError } from '../../core/call-error'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { siteOf } from '../brand-site/brand-site.store'
import type { ArticleDetail, helpArticle, newsArticle, noticeArticle } from './articles.contract'

const notThere = (error: unknown) => isCallError(error) && (error.code === 404 || error.kind === 'missing')
/** What cannot even stand in a path. */
const noId = (id: string) => ['', '.', '..'].includes(id)

/**
 * One article with its neighbours; null: there is none of this id.
 * @param id as the address has it, whoever wrote it
 */
export const openArticle = (
  scope: Scope,
  endpoint: typeof helpArticle | typeof newsArticle | typeof noticeArticle,
  id: string,
) =>
  resource<ArticleDetail | null>(
    async (signal) => {
      if (noId(id)) return null
      try {
        const query = { brandTerminalId: await siteOf(scope).id() }
        return await scope.call(endpoint, { path: { id }, query }, { signal, quiet: true })
      } catch (error) {
        if (notThere(error)) return null
        throw error
      }
    },
    [scope.$locale],
  )
