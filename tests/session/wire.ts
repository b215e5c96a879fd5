import { vi } from 'vitest'

export type Fate = 'passes' | 'never arrives' | 'answer is lost'

/**
 * Simulates network faults for requests whose address contains this part.
 * @returns the idempotency keys that were sent
 */
export function wireOf(part: string, fate: () => Fate): string[] {
  const { fetch } = globalThis
  const keys: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!String(url).includes(part)) return fetch(url, init)
    keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
    const now = fate()
    if (now === 'never arrives') throw new TypeError('cut')
    const answer = await fetch(url, init)
    if (now === 'answer is lost') throw new TypeError('cut')
    return answer
  })
  return keys
}
