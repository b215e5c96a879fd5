import type { ConsolePage, ConsolePost } from '../../core/operator/console'
import { moveBlock, removeBlock, saveBlock } from './change-blocks'
import { endDraft } from './change-page'
import { addPage, changePageFacts } from './page-facts'
import { foundGoods, searchedField, withPicks } from './block-goods'
import { blockPage } from './block-page'
import { blockList } from './block-list'
import type { Values } from './block-values'
import { pagesOf } from './theme-pages'

/** Creates a form action that changes a page and returns to it. */
const changing = (change: (given: Values, by: string) => Promise<void>, done: string): ConsolePost => ({
  async run({ operator }, values) {
    await change(values, operator.id)
    return { done, query: { page: values['page'] ?? '' } }
  },
})

const save = changing(saveBlock, 'saved')

/** Console page for the blocks of home pages and custom pages. */
export const page = {
  title: ['首页与专题', 'Home and pages'],
  permission: 'site',
  done: {
    saved: ['已保存，发布后买家可见', 'Saved. Buyers see it once it is published.'],
    facts: ['已保存', 'Saved.'],
    added: ['已新增，当前为草稿', 'Added, as a draft.'],
    published: ['已发布，一分钟内生效', 'Published. It is seen within a minute.'],
    discarded: ['已放弃修改', 'The changes were discarded.'],
    moved: ['已移动', 'Moved.'],
    removed: ['已移除', 'Removed.'],
  },
  async show(visit, refused) {
    const query = refused?.values ?? visit.c.req.query()
    const { pages, opened } = await pagesOf(query['page'])
    const isBlock = refused
      ? refused.post === 'save'
      : query['at'] !== undefined || query['type'] !== undefined
    return isBlock ? blockPage(visit, opened, query, refused) : blockList(visit, pages, opened, refused)
  },
  posts: {
    // A text has up to 200,000 characters; a form encodes each Chinese one in nine bytes. English texts come on top.
    save: {
      fieldBytes: 2_500_000,
      async run(visit, given) {
        const values = withPicks(given)
        const path = searchedField(values)
        if (path === undefined) return save.run(visit, values)
        const { opened } = await pagesOf(values['page'])
        const asked = { post: 'save', values, fault: '', faults: new Map<string, string>() }
        return { shows: await blockPage(visit, opened, values, asked, await foundGoods(path, values)) }
      },
    },
    facts: changing(changePageFacts, 'facts'),
    add: {
      async run({ operator }, values) {
        return { done: 'added', query: { page: await addPage(values, operator.id) } }
      },
    },
    publish: changing((given, by) => endDraft(given, by, 'publish'), 'published'),
    discard: changing((given, by) => endDraft(given, by, 'discard'), 'discarded'),
    move: changing(moveBlock, 'moved'),
    remove: changing(removeBlock, 'removed'),
  },
} satisfies ConsolePage
