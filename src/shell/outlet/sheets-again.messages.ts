import { messages } from '../../core/language/messages'

export const sheetsAgainMessages = messages('sheetsAgain', {
  notLoaded: ['页面样式加载失败', 'The styles of the page failed to load.'],
  retry: ['重新加载', 'Reload'],
})
