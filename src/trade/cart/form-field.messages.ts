import { messages } from '../../core/language/messages'

export const formFieldMessages = messages('formField', {
  notOrderable: ['该商品目前不能选购', 'This product cannot be ordered at present.'],
  rule: ['{min} {unit}起订，每次 {step}', 'From {min} {unit} on, in steps of {step}.'],
})
