import { dictionary } from '../../../../src/core/language/dictionary'

/** States of an import. */
export const importState = dictionary('importState', {
  reading: [10, '读取中', 'Reading', 'moves'],
  checking: [20, '检查中', 'Checking', 'moves'],
  checked: [30, '待导入', 'Checked, nothing written yet', 'waits'],
  importing: [40, '导入中', 'Importing', 'moves'],
  done: [50, '已导入', 'Imported', 'done'],
  refused: [60, '文件无法读取', 'File refused', 'refused'],
})
