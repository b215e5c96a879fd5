import { messages } from '../../core/language/messages'

export const languageMessages = messages('language', {
  label: ['语言', 'Language'],
})
