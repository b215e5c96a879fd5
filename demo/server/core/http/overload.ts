import { refuse } from './refusal'
import type { Overload } from '../security/gate'

/** Seconds, for `Retry-After`. */
const soon = 2

/** A single asker exceeded its limit. */
const tooMuchAtOnce = () =>
  refuse(
    429,
    [
      '您同时发起的请求过多，请稍后再试',
      'You have too many requests under way. Wait a moment and try again.',
    ],
    { retryAfter: soon },
  )

/** The total limit of the server is exceeded. The database itself is healthy. */
export const serverBusy = () =>
  refuse(529, ['当前访问量较大，请稍后再试', 'The shop is very busy. Wait a moment and try again.'], {
    status: 503,
    retryAfter: soon,
    error: ['系统繁忙', 'Busy'],
  })

export const overloaded = (why: Overload) => (why === 'asker' ? tooMuchAtOnce() : serverBusy())
