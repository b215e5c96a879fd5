import { messages } from '../../core/messages'

export const specMessages = messages('spec', {
  entry: ['{name}：{value}', '{name}: {value}'],
})
