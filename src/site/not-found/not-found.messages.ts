import { messages } from '../../core/language/messages'

export const notFoundMessages = messages('notFound', {
  title: ['404　{what}', '404  {what}'],
  page: ['页面不存在', 'Page not found'],
  text: ['链接可能已失效，或商品已下架。', 'The link may be out of date, or the goods are no longer sold.'],
  home: ['返回首页', 'Back to home'],
  categories: ['全部分类', 'All categories'],
})
