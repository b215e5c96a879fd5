import { messages } from '../../../core/language/messages'

export const belowParametersMessages = messages('belowParameters', {
  dimensions: ['尺寸图', 'Dimensions'],
  dimensionsOf: ['{name} 尺寸图', 'Dimensions of {name}'],
})
