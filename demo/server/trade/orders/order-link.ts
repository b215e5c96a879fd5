import type { Text } from '../../../../src/core/messages'
import type { DeskLine } from '../../core/desk'

/** An order by its number, with the way to it in the console. */
export const orderLink = (orderNo: string, text: string | Text = orderNo): DeskLine => ({
  text,
  to: { page: 'order-list', query: { words: orderNo } },
})
