import type { Bed } from '../server/testbed'

/** The API of a testbed as a renderer asks it, and what it was asked. */
export function shopOf(bed: Bed) {
  const asked: string[] = []
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return bed.app.fetch(request)
  }
  return { api: 'http://localhost:4173/api', fetch: ask, asked }
}
