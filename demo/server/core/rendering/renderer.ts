import type * as render from '../../../../elements/render'
import { tokenOf, type Member } from '../security/auth'
import { originAt } from '../http/origin'
import { sharedWork } from '../http/shared-work'
import type { App, AppContext } from '../http/surroundings'

/** `tradefront/render`: renders pages and single elements. */
export type Renderer = Pick<typeof render, 'fillPage' | 'drawView'>

/** Milliseconds for which visitors share a rendering, made from the same responses. */
export const seenFor = 5_000

/** Returns the API's base address as the client reaches it. */
export const apiOf = (c: AppContext) => `${originAt(new URL(c.req.url).host, c.var.surroundings.config)}/api`

/** Calls the API in this process as the member who sent the request. */
export const askingAsMember =
  (app: App, c: AppContext): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    // With a session cookie, the token is only a mark that a session exists.
    const cookies = c.req.header('cookie')
    if (cookies) request.headers.set('Cookie', cookies)
    return app.fetch(request, c.env)
  }

/**
 * Finds the member of a session token. Nothing is rendered for other tokens: rendering costs a hundred times as much as
 * looking up a session, and strangers can make up any number of tokens.
 */
export async function memberAsking(c: AppContext, token: string): Promise<Member | undefined> {
  const { config, findMember } = c.var.surroundings
  const headers = { Authorization: token, Cookie: c.req.header('cookie') ?? '' }
  const cookieToken = tokenOf(new Request(c.req.url, { headers }), config, () => false)
  return cookieToken === '' ? undefined : findMember(cookieToken)
}

type RenderAnswer = { text: string; status: number; headers: Headers }

/** Calls the API as a visitor, without anything that identifies the client. */
export type VisitorsAsking = (c: AppContext) => typeof fetch

/** Shares responses that any cache may store between visitors. */
export function visitorsAsking(app: App, now?: () => number): VisitorsAsking {
  const shared = sharedWork<RenderAnswer>({
    fresh: seenFor,
    entries: 500,
    bytes: 10_000_000,
    sizeOf: ({ text, status, headers }) =>
      status === 200 && /public, max-age/.test(headers.get('cache-control') ?? '') ? text.length : undefined,
    now,
  })
  return (c) => async (input, init) => {
    const request = new Request(input, init)
    const { method, url, headers: requestHeaders } = request
    const body = method === 'GET' ? '' : await request.clone().text()
    const name = JSON.stringify([method, url, requestHeaders.get('language'), body])
    const { text, status, headers } = await shared(name, async () => {
      const answer = await app.fetch(request, c.env)
      return { text: await answer.text(), status: answer.status, headers: answer.headers }
    })
    return new Response(text, { status, headers })
  }
}

export type NoViewReason = render.NoView['reason']
export const isNoView = (error: unknown): error is render.NoView =>
  error instanceof Error && error.name === 'NoView'
