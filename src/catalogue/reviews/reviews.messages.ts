import { messages } from '../../core/language/messages'

export const reviewsMessages = messages('reviews', {
  what: ['评价', 'The reviews'],
  summary: ['{n} 条，好评率 {percent}%', '{n} {n|review|reviews}, {percent}% positive'],
  filter: ['评价筛选', 'Filter reviews'],
  all: ['全部 {n}', 'All {n}'],
  stars: ['{stars} 星 {n}', '{stars} {stars|star|stars} {n}'],
  withImage: ['有图 {n}', 'With pictures {n}'],
  score: ['{stars} 星，满分 5 星', '{stars} of 5 stars'],
  enterprise: ['企业会员', 'Enterprise member'],
  append: ['{day} 追评：{text}', 'Added {day}: {text}'],
  reply: ['商家回复：{text}', 'Seller: {text}'],
  picture: ['查看 {author} 的评价图片', 'Show the pictures of {author}'],
  none: ['还没有评价', 'No reviews yet'],
  noneText: ['收货后可以评价，帮助其他采购。', 'Review goods after receipt to help other buyers.'],
  noneHere: ['没有符合条件的评价', 'No reviews match'],
})
