import type * as render from '../../../elements/render'
import { originAt } from './origin'
import type { App, AppContext } from './surroundings'

/** `tradefront/render`: draws pages and single elements. */
export type Renderer = Pick<typeof render, 'fillPage' | 'drawView'>

/** Base address of the API, as whoever sent this request reaches it. */
export const apiOf = (c: AppContext) => `${originAt(new URL(c.req.url).host, c.var.surroundings.config)}/api`

/** Asks the API for whoever sent this request, without a network. */
export const askingFor =
  (app: App, c: AppContext): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    // Where the session lives in a cookie, the token is only the sign that there is one.
    const cookies = c.req.header('cookie')
    if (cookies) request.headers.set('Cookie', cookies)
    return app.fetch(request, c.env)
  }

export const isNoView = (error: unknown): error is render.NoView =>
  error instanceof Error && error.name === 'NoView'
