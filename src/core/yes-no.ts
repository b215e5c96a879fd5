import { dictionary } from './dictionary'

/** The words for `yesNo` of shapes. */
export const yesNoWords = dictionary('yesNo', {
  yes: [10, '是', 'Yes'],
  no: [20, '否', 'No'],
})
