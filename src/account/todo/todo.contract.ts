import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { money } from '../../core/api/shapes'

const todo = z.object({
  /** Code of `todoKind`. */
  kind: z.int(),
  /** Number, month or name of the subject. */
  subject: z.string(),
  amount: z.optional(money),
  /** Deadline. Absent without one. */
  dueAt: z.optional(z.string()),
  /** Seconds until the deadline, by the server's clock. Negative after it. */
  secondsLeft: z.optional(z.int()),
  /** Path of the shop page for this to-do. */
  path: z.string(),
})
export type Todo = z.output<typeof todo>

export const todoList = endpoint('GET /bbb/userCenter/todo', {
  about: 'Lists the buyer’s open tasks, the most urgent first: to pay, to sign, to approve, to repay.',
  needs: 'token',
  data: z.object({ total: z.int(), content: z.array(todo) }),
})
export type TodoList = z.output<(typeof todoList)['shapes']['data']>
