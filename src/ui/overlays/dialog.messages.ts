import { messages } from '../../core/language/messages'

export const dialogMessages = messages('dialog', {
  discardTitle: ['放弃已填写的内容？', 'Discard what you entered?'],
  discardText: ['关闭后，已填写的内容不会保存。', 'What you entered will not be kept after closing.'],
  discard: ['放弃', 'Discard'],
  keep: ['继续填写', 'Keep editing'],
})
