import { dictionary } from './dictionary'

/** Labels of `yesNo`. */
export const yesNoWords = dictionary('yesNo', {
  yes: [10, '是', 'Yes'],
  no: [20, '否', 'No'],
})
