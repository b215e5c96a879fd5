import type { ConsolePage } from '../../core/console'
import { moveBlock, removeBlock, saveBlock } from './change-blocks'
import { addPage, changePageFacts } from './page-facts'
import { blockPage } from './block-page'
import { blockList } from './block-list'
import { pagesOf } from './theme-pages'

/** Of what blocks the home pages of the brand sites, and pages of their own, are made. */
export const page = {
  title: ['首页与专题', 'Home and pages'],
  permission: 'site',
  done: {
    saved: ['已保存', 'Saved.'],
    added: ['已新增，当前为草稿', 'Added, as a draft.'],
    moved: ['已移动', 'Moved.'],
    removed: ['已移除', 'Removed.'],
  },
  async show(visit, refused) {
    const query = refused?.values ?? visit.c.req.query()
    const { pages, page } = await pagesOf(query['page'])
    const opened = refused
      ? refused.post === 'save'
      : query['at'] !== undefined || query['type'] !== undefined
    return opened ? blockPage(visit, page, query, refused) : blockList(visit, pages, page, refused)
  },
  posts: {
    save: {
      // A text has up to 200,000 characters, of which a form writes each Chinese one in nine bytes, and as many in English.
      fieldBytes: 2_500_000,
      async run({ operator }, values) {
        await saveBlock(values, operator.id)
        return { done: 'saved', query: { page: values['page'] ?? '' } }
      },
    },
    facts: {
      async run({ operator }, values) {
        await changePageFacts(values, operator.id)
        return { done: 'saved', query: { page: values['page'] ?? '' } }
      },
    },
    add: {
      async run({ operator }, values) {
        return { done: 'added', query: { page: await addPage(values, operator.id) } }
      },
    },
    move: {
      async run({ operator }, values) {
        await moveBlock(values, operator.id)
        return { done: 'moved', query: { page: values['page'] ?? '' } }
      },
    },
    remove: {
      async run({ operator }, values) {
        await removeBlock(values, operator.id)
        return { done: 'removed', query: { page: values['page'] ?? '' } }
      },
    },
  },
} satisfies ConsolePage
