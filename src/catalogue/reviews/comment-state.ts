import { dictionary } from '../../core/language/dictionary'

/** States of a buyer's review. The codes are defined by this project. */
export const commentState = dictionary('commentState', {
  published: [10, '已发布', 'Published', 'moves'],
  answered: [20, '商家已回复', 'Seller replied', 'done'],
  deleted: [90, '已删除', 'Deleted', 'ended'],
})
