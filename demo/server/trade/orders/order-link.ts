import type { Text } from '../../../../src/core/language/messages'
import type { DeskLine } from '../../core/operator/desk'

/** Links an order's number to the console. */
export const orderLink = (orderNo: string, text: string | Text = orderNo): DeskLine => ({
  text,
  to: { page: 'order-list', query: { words: orderNo } },
})
