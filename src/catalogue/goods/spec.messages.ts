import { messages } from '../../core/language/messages'

export const specMessages = messages('spec', {
  entry: ['{name}：{value}', '{name}: {value}'],
})
