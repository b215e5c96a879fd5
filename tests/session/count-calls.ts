import { vi } from 'vitest'

/** Most requests that a browser sends to one server at a time. */
const connections = 6

/**
 * Counts the calls of a page: all, those with unread responses, and those that a gateway failed. Like a browser, sends a
 * few at a time: the server refuses a network with too many open requests.
 */
export function countCalls() {
  const send = globalThis.fetch
  const calls = { all: 0, open: 0, failed: 0 }
  const waiting: (() => void)[] = []
  let free = connections
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    calls.all += 1
    calls.open += 1
    if (free > 0) free -= 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      const answer = await send(...call)
      if (answer.status >= 500) calls.failed += 1
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
      calls.open -= 1
    }
  })
  return calls
}
