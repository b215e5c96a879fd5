import type { Page, Route } from '@playwright/test'
import { matchPath } from '../../../src/core/address/routes'
import type { Endpoint } from '../../../src/core/api/endpoint'

export type Answer = { status: number; contentType: string; body: string }
/** Call of the page, and the server's answer. */
export type Recorded = { endpoint: Endpoint; answer: Answer }

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/**
 * Caches the server's answers, so that reopening a page costs the server nothing. The page may receive modified
 * answers instead.
 * @param endpoints all endpoints of the contracts
 */
export async function keepAnswers(page: Page, endpoints: readonly Endpoint[]) {
  const recorded = new Map<string, Promise<Answer>>()
  let given: (known: Recorded) => Answer = ({ answer }) => answer
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
    const answer = recorded.get(key) ?? asked(route)
    recorded.set(key, answer)
    const { status, contentType, body } = given({ endpoint, answer: await answer })
    await route.fulfill({ status, contentType, body, headers: { 'Access-Control-Allow-Origin': '*' } })
  }

  await page.route(/\/api\//, async (route) => {
    waiting += 1
    try {
      await reply(route)
    } catch {
      // The page was closed meanwhile.
    } finally {
      waiting -= 1
    }
  })
  // Pictures are not tested here.
  await page.route(/\.(webp|png|svg|jpg)$|\/img\/|\/files?\//, (route) =>
    route.fulfill({ contentType: 'image/gif', body: pixel }),
  )

  return {
    /** Sets the function that modifies later answers. */
    give: (next: typeof given) => void (given = next),
    /** Returns the number of pending calls. */
    waiting: () => waiting,
  }
}
