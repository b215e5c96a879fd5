import type { Page, Route } from '@playwright/test'
import { matchPath } from '../../../src/core/address/routes'
import type { Endpoint } from '../../../src/core/api/endpoint'

export type Answer = { status: number; contentType: string; body: string }
/** A call that the page made, and what the server said to it. */
export type Told = { endpoint: Endpoint; answer: Answer }

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/**
 * The server's answers, each asked for once: a page that is opened again costs the server nothing. What the page gets
 * of them may be something else.
 * @param endpoints all that the kit may ask
 */
export async function keepAnswers(page: Page, endpoints: readonly Endpoint[]) {
  const kept = new Map<string, Promise<Answer>>()
  let given: (told: Told) => Answer = ({ answer }) => answer
  let waiting = 0

  const endpointAt = (method: string, path: string) =>
    endpoints
      .filter((one) => one.method === method && matchPath(one.path, path))
      .sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0]

  async function asked(route: Route): Promise<Answer> {
    const answer = await route.fetch()
    const contentType = answer.headers()['content-type'] ?? ''
    return { status: answer.status(), contentType, body: await answer.text() }
  }

  async function reply(route: Route) {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const endpoint = endpointAt(request.method(), pathname.replace(/^\/api(?=\/)/, ''))
    if (!endpoint) return route.continue()
    const { authorization = '', language = '' } = request.headers()
    const key = [authorization, language, request.method(), pathname, search, request.postData()].join(' ')
    const answer = kept.get(key) ?? asked(route)
    kept.set(key, answer)
    const { status, contentType, body } = given({ endpoint, answer: await answer })
    await route.fulfill({ status, contentType, body, headers: { 'Access-Control-Allow-Origin': '*' } })
  }

  await page.route(/\/api\//, async (route) => {
    waiting += 1
    try {
      await reply(route)
    } catch {
      // The page went away meanwhile.
    } finally {
      waiting -= 1
    }
  })
  // Nothing here is about pictures.
  await page.route(/\.(webp|png|svg|jpg)$|\/img\/|\/files?\//, (route) =>
    route.fulfill({ contentType: 'image/gif', body: pixel }),
  )

  return {
    /** What the page is told from now on. */
    give: (next: typeof given) => void (given = next),
    /** How many calls wait for their answer. */
    waiting: () => waiting,
  }
}
