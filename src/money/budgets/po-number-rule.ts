import { dictionary } from '../../core/language/dictionary'

/** Choices of a company about the PO number of its orders. */
export const poNumberRule = dictionary('poNumberRule', {
  free: [10, '选填', 'Optional'],
  required: [20, '必填', 'Required'],
  unique: [30, '必填且不可重复', 'Required and unique'],
})
