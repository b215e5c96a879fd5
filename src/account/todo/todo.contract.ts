import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { money } from '../../core/shapes'

const todo = z.object({
  /** A code of `todoKind`. */
  kind: z.int(),
  /** What it is about: a number, a month, a name. */
  subject: z.string(),
  amount: z.optional(money),
  /** Until when; absent: there is no hurry. */
  dueAt: z.optional(z.string()),
  /** Seconds until then, by the server's clock; below 0: it is late. */
  secondsLeft: z.optional(z.int()),
  /** The path of the shop's page where it is done. */
  path: z.string(),
})
export type Todo = z.output<typeof todo>

export const todoList = endpoint('GET /bbb/userCenter/todo', {
  about:
    'Everything that waits for this buyer, the most urgent first: to pay, to sign, to approve, to repay.',
  needs: 'token',
  data: z.object({ total: z.int(), content: z.array(todo) }),
})
export type TodoList = z.output<(typeof todoList)['shapes']['data']>
