import { messages } from '../../core/messages'

export const homeMessages = messages('home', {
  page: ['首页', 'The home page'],
  carousel: ['活动', 'Promotions'],
  slide: ['第 {n} 张，共 {of} 张', 'Slide {n} of {of}'],
  toSlide: ['转到第 {n} 张', 'Go to slide {n}'],
  previous: ['上一张', 'Previous slide'],
  next: ['下一张', 'Next slide'],
  pause: ['暂停轮播', 'Pause the slides'],
  play: ['继续轮播', 'Play the slides'],
  hello: ['您好，欢迎采购', 'Hello, welcome'],
  logInFor: ['登录后查看会员价与账期', 'Log in for your prices'],
  logIn: ['登录', 'Log in'],
  cart: ['购物车', 'Cart'],
  goods: ['全部商品', 'All goods'],
  announcements: ['平台公告', 'Announcements'],
  noAnnouncements: ['暂无公告', 'No announcements'],
  failed: ['没有加载出来', 'Could not be loaded'],
  retry: ['重新加载', 'Reload'],
  shortcuts: ['常用入口', 'Shortcuts'],
  more: ['更多', 'More'],
  rank: ['第 {n} 名', 'No. {n}'],
})
