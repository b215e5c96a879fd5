import { findSite } from '../../../src/site/brand-site/brand-site.contract'
import { pause } from '../../server/core/pause'

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

/** Each address fails, with an answer of the server and a broken connection by turns, and works for a while after. */
export function failing(): Way {
  const failedAt = new Map<string, number>()
  return async ({ url, method }, answer) => {
    if (url.includes(site)) return answer()
    const address = `${method} ${url}`
    if (performance.now() - (failedAt.get(address) ?? -recovered) < recovered) return answer()
    failedAt.set(address, performance.now())
    return failedAt.size % 2 ? Response.json(crash, { status: 500 }) : Response.error()
  }
}
