import { articleKind } from '../../../../src/site/articles/article-kind'
import type { ConsolePage } from '../../core/console'
import { newId } from '../../core/ids'
import { articleForm } from './article-form'
import { articleList } from './article-list'
import { shelfIn, shelfOf } from './article-shelf'
import { articleById, removeArticle, saveArticle } from './change-article'

/** Announcements, news and help of the brand sites, written in Chinese and English. */
export const page = {
  title: ['文章', 'Articles'],
  permission: 'site',
  done: {
    saved: ['已保存', 'Saved.'],
    removed: ['已删除', 'Deleted.'],
  },
  async show(visit, refused) {
    const { title = '', new: isNew, ...query } = visit.c.req.query()
    const id = refused ? (refused.values['id'] ?? '') : query['id']
    const article = id === undefined ? undefined : await articleById(id)
    if (refused) return articleForm(visit, await shelfIn(refused.values), id ?? '', article, refused)
    if (id !== undefined) return articleForm(visit, await shelfOf(article), id, article)
    const shelf = await shelfIn(query)
    return isNew ? articleForm(visit, shelf, newId(), undefined) : articleList(visit, shelf, title.trim())
  },
  posts: {
    save: {
      // Text in two languages, of which a form writes each Chinese character in nine bytes.
      fieldBytes: 300_000,
      async run({ operator }, values) {
        const { site, kind } = await shelfIn(values)
        await saveArticle({ siteId: site.id, kind: articleKind[kind] }, values, operator.id)
        return { done: 'saved', query: { id: values['id'] ?? '' } }
      },
    },
    remove: {
      async run({ operator }, values) {
        await removeArticle(values, operator.id)
        return { done: 'removed', query: { site: values['site'] ?? '', kind: values['kind'] ?? '' } }
      },
    },
  },
} satisfies ConsolePage
