import { eq } from 'drizzle-orm'
import { goods } from '../catalogue/goods/goods.table'
import { db } from '../core/db'
import type { App, AppContext } from '../core/surroundings'
import { recoloured } from './recolour'

const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

// The drawings name no size of their own; a picture of the shop is 160 by 160.
const sized = (drawing: string) => drawing.replace('<svg ', '<svg width="160" height="160" ')

const drawings = new Map(
  Object.entries(files).map(([path, drawing]) => [path.replace(/^.*\/|\.svg$/g, ''), sized(drawing)]),
)

/** An SVG may hold scripts and links: shown alone, it may do nothing. */
const picture = (c: AppContext, drawing: string) =>
  c.body(drawing, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })

const missing = (c: AppContext) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

/** Pictures of goods as `/img/goods/{goodsId}-{n}.svg`, and the bare drawings under `/img/drawings`. */
export function routes(app: App) {
  app.get('/img/goods/:file', async (c) => {
    const [, id = '', place = ''] = /^(\w{1,64})-([1-9]\d?)\.svg$/.exec(c.req.param('file')) ?? []
    if (!id) return missing(c)
    const [row] = await db().select({ names: goods.drawings }).from(goods).where(eq(goods.id, id))
    const drawing = drawings.get(row?.names[Number(place) - 1] ?? '')
    // The first picture of neighbouring goods differs, so that a list is not all of one colour.
    return drawing ? picture(c, recoloured(drawing, Number(id.slice(-6)) % 6)) : missing(c)
  })
  app.get('/img/drawings/:file', (c) => {
    const drawing = drawings.get(c.req.param('file').replace(/\.svg$/, ''))
    return drawing ? picture(c, drawing) : missing(c)
  })
}
