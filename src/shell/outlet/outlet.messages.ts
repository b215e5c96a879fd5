import { messages } from '../../core/language/messages'

export const outletMessages = messages('outlet', {
  notLoaded: ['页面资源加载失败，请刷新重试', 'Part of the page failed to load. Refresh and try again.'],
})
