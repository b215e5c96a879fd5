import { messages } from '../../core/language/messages'

export const filesMessages = messages('files', {
  choose: ['上传附件', 'Upload'],
  attachments: ['附件', 'Attachments'],
  tooLarge: ['文件或图片大小超过 2 MB', 'File or picture size exceeds 2MB.'],
  pictureTooLarge: ['图片大小超过 4 MB', 'Image over 4MB.'],
  notLegal: ['请选择合法的文件', 'Please select a legal file.'],
  tooMany: ['每项最多 {n} 个文件', 'At most {n} {n|file|files}.'],
  failed: ['{name} 上传失败', '{name} could not be uploaded.'],
  sending: ['{name} 上传中', 'Uploading {name}'],
  retry: ['重试', 'Try again'],
  picture: ['图片 {n}', 'Picture {n}'],
  pictureHint: [
    '最多 {n} 张，jpg、png、gif，每张小于 {mb} MB',
    'Up to {n}, jpg, png or gif, each under {mb} MB',
  ],
  done: ['操作成功', 'Operation succeeded'],
  downloaded: ['下载成功', 'Download succeeded.'],
  toDownloads: ['去下载管理', 'Go to downloads'],
  reportQueued: [
    '报表生成中，请到“账户中心 - 下载管理”下载',
    'Report is being generated, download in Account Center - Download Management.',
  ],
})
