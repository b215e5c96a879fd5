import { messages } from '../../core/language/messages'

export const latestReviewsMessages = messages('latestReviews', {
  title: ['用户评价', 'Reviews'],
  all: ['查看全部 {n} 条评价', 'All reviews ({n})'],
})
