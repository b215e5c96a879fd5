import { dictionary } from '../../core/language/dictionary'

/** How far a buyer's review is; the codes are ours. */
export const commentState = dictionary('commentState', {
  published: [10, '已发布', 'Published', 'moves'],
  answered: [20, '商家已回复', 'Seller replied', 'done'],
  deleted: [90, '已删除', 'Deleted', 'ended'],
})
