import { messages } from '../../core/language/messages'

export const keptMessages = messages('kept', {
  count: ['已保存 {n} 个，最多 {most} 个', '{n} of {most} saved'],
  isDefault: ['默认', 'Default'],
  makeDefault: ['设为默认', 'Make it the default'],
  change: ['编辑', 'Change'],
  remove: ['删除', 'Delete'],
  removed: ['已删除', 'Deleted.'],
  saved: ['已保存', 'Saved.'],
})
