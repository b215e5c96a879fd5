import { messages } from '../../core/messages'

export const languageMessages = messages('language', {
  label: ['语言', 'Language'],
})
