import { messages } from '../../core/language/messages'

/** Texts of fields, apart from the others of ui because many elements have no form. */
export const fieldMessages = messages('ui', {
  restored: ['已恢复上次未提交的内容', 'What you had not submitted has been restored.'],
  discardDraft: ['清空', 'Clear the form'],
  tooLong: ['最多 {n} 个字符，已输入 {typed} 个', 'At most {n} {n|character|characters}; you typed {typed}.'],
  showPassword: ['显示密码', 'Show password'],
  hidePassword: ['隐藏密码', 'Hide password'],
  remove: ['移除{name}', 'Remove {name}'],
  uploadPicture: ['上传图片', 'Upload picture'],
  uploading: ['正在上传', 'Uploading'],
  chooseAgain: ['重新选择', 'Choose again'],
})
