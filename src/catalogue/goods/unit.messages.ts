import { messages } from '../../core/language/messages'

export const unitMessages = messages('unit', {
  unitOf: ['{name} 的订货单位', 'Unit of {name}'],
  unitHolds: ['{unit} = {n} {piece}', '{unit} = {n} {piece}'],
  rounded: ['{from} 已按整件取为 {to}', '{from} was rounded up to {to}'],
})
