import { articleKind } from '../../../../src/site/articles/article-kind'
import {
  helpArticle,
  helpTree,
  newsArticle,
  newsPage,
  announcementArticle,
  announcementPage,
} from '../../../../src/site/articles/articles.contract'
import { notFound } from '../../core/http/refusal'
import { articleList } from '../../../../src/site/articles/announcements.contract'
import { previewKeyIn } from '../../core/operator/preview'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../brand-site/brand-sites'
import { allShown, onePreviewed, oneShown, shownCategories, shownPage } from './shown-articles'

const { help, news, announcement } = articleKind

export function routes(app: App) {
  serve(app, articleList, async ({ asked: { body }, site }) => {
    await siteById(site)
    const { content, ...page } = await shownPage({ site, kind: body.bizType }, body.pageNumber, body.pageSize)
    return { ...page, content: content.map(({ summary: _, cover: __, ...article }) => article) }
  })

  serve(
    app,
    helpTree,
    async ({ site }) => {
      await siteById(site)
      const tree = await shownCategories({ site, kind: help })
      const all = await allShown({ site, kind: help })
      return tree.map(({ id, name }) => ({
        id,
        name,
        articles: all
          .filter(({ categoryId }) => categoryId === id)
          .map((article) => ({ id: article.id, title: article.title })),
      }))
    },
    { cache: 0 },
  )

  for (const [endpoint, kind] of [
    [newsPage, news],
    [announcementPage, announcement],
  ] as const) {
    serve(app, endpoint, async ({ asked: { body }, site }) => {
      await siteById(site)
      const { categoryId, pageNumber, pageSize } = body
      const page = await shownPage({ site, kind, categoryId }, pageNumber, pageSize)
      return { ...page, categories: await shownCategories({ site, kind }) }
    })
  }

  for (const [endpoint, kind] of [
    [helpArticle, help],
    [newsArticle, news],
    [announcementArticle, announcement],
  ] as const) {
    serve(
      app,
      endpoint,
      async ({ asked, site }) => {
        await siteById(site)
        const preview = previewKeyIn(asked.path.id)
        const found =
          preview === undefined
            ? await oneShown({ site, kind }, asked.path.id)
            : await onePreviewed({ kind }, preview)
        if (!found) throw notFound()
        return found
      },
      { cache: 0 },
    )
  }
}
