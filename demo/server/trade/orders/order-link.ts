import type { Text } from '../../../../src/core/messages'
import type { DeskLine } from '../../core/desk'

/** Links an order's number to the console. */
export const orderLink = (orderNo: string, text: string | Text = orderNo): DeskLine => ({
  text,
  to: { page: 'order-list', query: { words: orderNo } },
})
