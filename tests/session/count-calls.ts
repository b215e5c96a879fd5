import { vi } from 'vitest'

/** Counts the calls of a page: all, those with unread responses, and those that a gateway failed. */
export function countCalls() {
  const send = globalThis.fetch
  const calls = { all: 0, open: 0, failed: 0 }
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    calls.all += 1
    calls.open += 1
    try {
      const answer = await send(...call)
      if (answer.status >= 500) calls.failed += 1
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      calls.open -= 1
    }
  })
  return calls
}
