import { findSite } from '../../../src/site/brand-site/brand-site.contract'
import { pause } from '../../server/core/time/pause'

/** Delivers a response to the page, possibly with a simulated network problem. */
export type Way = (request: Request, answer: () => Promise<Response>) => Promise<Response>

export const direct: Way = (_, answer) => answer()

const late = 3_000

export const slow = (): Way => async (_, answer) => {
  await pause(late)
  return answer()
}

const recovered = 10_000
const crash = { code: 500, error: 'Internal Server Error', message: '系统繁忙，请稍后再试', data: null }

/** Calls that never fail. Without the brand site, pages could not show any error. */
const site = findSite.path.split('{')[0] ?? ''

/** Simulates failures: each address alternately fails with HTTP 500 or a network error, then works for 10 s after a retry. */
export function failing(): Way {
  const worksUntil = new Map<string, number>()
  let failures = 0
  return async ({ url, method }, answer) => {
    const address = `${method} ${url}`
    const until = worksUntil.get(address) ?? 0
    if (url.includes(site) || performance.now() < until) {
      if (until === Infinity) worksUntil.set(address, performance.now() + recovered)
      return answer()
    }
    // The retry works however long the reader waits.
    worksUntil.set(address, Infinity)
    failures += 1
    return failures % 2 ? Response.json(crash, { status: 500 }) : Response.error()
  }
}
