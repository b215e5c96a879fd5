import { articleKind } from '../../../../src/site/articles/article-kind'
import type { ConsolePage } from '../../core/operator/console'
import { newId } from '../../core/database/ids'
import { articleForm } from './article-form'
import { articleList } from './article-list'
import { shelfIn, shelfOf } from './article-shelf'
import { articleById, removeArticle, saveArticle } from './change-article'

/** Console page for announcements, news and help of the brand sites, in Chinese and English. */
export const page = {
  title: ['文章', 'Articles'],
  permission: 'site',
  done: {
    draft: ['已保存为草稿，买家不可见', 'Saved as a draft. Buyers do not see it.'],
    changed: [
      '已保存修改，发布后买家可见',
      'The changes are saved. Buyers see them once they are published.',
    ],
    scheduled: ['已保存，到发布日期后买家可见', 'Saved. Buyers see it from its day on.'],
    published: ['已发布', 'Published.'],
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
      // Two languages; a form encodes each Chinese character in nine bytes.
      fieldBytes: 300_000,
      async run({ operator }, values) {
        const { site, kind } = await shelfIn(values)
        const done = await saveArticle({ siteId: site.id, kind: articleKind[kind] }, values, operator.id)
        return { done, query: { id: values['id'] ?? '' } }
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
