import { dictionary } from '../../core/language/dictionary'

/** Choices of a company about the cost centres of its order lines. */
export const costCentreRule = dictionary('costCentreRule', {
  free: [10, '可自由填写', 'Free text'],
  known: [20, '仅限已有成本中心', 'Known cost centres only'],
  required: [30, '必填，仅限已有成本中心', 'Required, known cost centres only'],
})
