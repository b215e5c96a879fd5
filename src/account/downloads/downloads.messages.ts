import { messages } from '../../core/language/messages'

export const downloadMessages = messages('downloads', {
  export: ['导出', 'Export'],
  title: ['下载管理', 'Download management'],
  file: ['文件', 'File'],
  asked: ['申请时间', 'Requested'],
  keptUntil: ['保留至', 'Kept until'],
  download: ['下载', 'Download'],
  remove: ['删除', 'Delete'],
  removeAsk: ['删除这个文件？', 'Delete this file?'],
  removed: ['已删除', 'Deleted.'],
  none: ['没有下载任务', 'No reports'],
  noneText: ['在列表页导出后，可在这里下载文件。', 'What you export from lists can be downloaded here.'],
})
