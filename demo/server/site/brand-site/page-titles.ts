/** What search engines and browser tabs are told, by route. */
export const pageTitles = {
  search: '搜索商品',
  cart: '购物车',
  login: '登录',
  help: '帮助中心',
  news: '新闻资讯',
  notices: '平台公告',
  service: '服务中心',
}
