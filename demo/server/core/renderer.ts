import type * as render from '../../../elements/render'
import { tokenOf, type Member } from './auth'
import { originAt } from './origin'
import { sharedWork } from './shared-work'
import type { App, AppContext } from './surroundings'

/** `tradefront/render`: draws pages and single elements. */
export type Renderer = Pick<typeof render, 'fillPage' | 'drawView'>

/** Milliseconds in which visitors see the same drawing, made of the same answers. */
export const seenFor = 5_000

/** Base address of the API, as whoever sent this request reaches it. */
export const apiOf = (c: AppContext) => `${originAt(new URL(c.req.url).host, c.var.surroundings.config)}/api`

/** Asks the API for the member who sent this request, without a network. */
export const askingAsMember =
  (app: App, c: AppContext): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    // Where the session lives in a cookie, the token is only the sign that there is one.
    const cookies = c.req.header('cookie')
    if (cookies) request.headers.set('Cookie', cookies)
    return app.fetch(request, c.env)
  }

/**
 * Finds the member whose session a token names. For any other token nothing is drawn: a drawing costs a hundred
 * times as much as to find a session, and a stranger can make up as many tokens as they like.
 */
export async function memberAsking(c: AppContext, token: string): Promise<Member | undefined> {
  const { config, findMember } = c.var.surroundings
  const headers = { Authorization: token, Cookie: c.req.header('cookie') ?? '' }
  const held = tokenOf(new Request(c.req.url, { headers }), config, () => false)
  return held === '' ? undefined : findMember(held)
}

type RenderAnswer = { text: string; status: number; headers: Headers }

/** How visitors ask the API: nothing that tells one from another goes with it. */
export type VisitorsAsking = (c: AppContext) => typeof fetch

/** What the API lets any cache keep is asked once for all of them. */
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
    const { method, url, headers: said } = request
    const body = method === 'GET' ? '' : await request.clone().text()
    const name = JSON.stringify([method, url, said.get('language'), body])
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
