import { refuse } from './refusal'
import type { Overload } from './gate'

/** Seconds after which it is worth another try. */
const soon = 2

/** One asker has too much under way. */
const tooMuchAtOnce = () =>
  refuse(
    429,
    [
      '您同时发起的请求过多，请稍后再试',
      'You have too many requests under way. Wait a moment and try again.',
    ],
    { retryAfter: soon },
  )

/** All of them together ask for more than the server does at a time; its database is well. */
export const serverBusy = () =>
  refuse(529, ['当前访问量较大，请稍后再试', 'The shop is very busy. Wait a moment and try again.'], {
    status: 503,
    retryAfter: soon,
    error: ['系统繁忙', 'Busy'],
  })

export const overloaded = (why: Overload) => (why === 'asker' ? tooMuchAtOnce() : serverBusy())
