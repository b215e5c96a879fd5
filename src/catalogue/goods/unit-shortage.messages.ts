import { messages } from '../../core/language/messages'

export const unitShortageMessages = messages('unitShortage', {
  lessThan: ['库存不足 {n} {unit}', 'Fewer than {n} {unit} in stock.'],
  orderIn: ['改按{unit}订购', 'Order in {unit}'],
})
