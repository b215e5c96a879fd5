import { findSite } from '../../../src/site/brand-site/brand-site.contract'
import { pause } from '../../server/core/time/pause'

/** How an answer goes to the page. */
export type Way = (request: Request, answer: () => Promise<Response>) => Promise<Response>

export const direct: Way = (_, answer) => answer()

const late = 3_000

export const slow = (): Way => async (_, answer) => {
  await pause(late)
  return answer()
}

const recovered = 10_000
const crash = { code: 500, error: 'Internal Server Error', message: '系统繁忙，请稍后再试', data: null }

/** Without it no page knows what it belongs to: it stands, so that there is something to see failing. */
const site = findSite.path.split('{')[0] ?? ''

/** Each address fails, with an answer of the server and a broken connection by turns; tried again, it works for a while. */
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
    // However long the failure is read.
    worksUntil.set(address, Infinity)
    failures += 1
    return failures % 2 ? Response.json(crash, { status: 500 }) : Response.error()
  }
}
