import { bearingSize } from '../catalogue/goods/bearing-sizes'
import type { Config } from '../core/config/config'
import type { App, AppContext } from '../core/http/surroundings'
import { bannerOf } from './banner'
import { bearingDrawing } from './bearing-drawing'
import { recoloured } from './recolour'

/** Serves an SVG with a strict policy, because an SVG opened directly may run scripts. */
const svgAnswer = (c: AppContext, drawing: string) =>
  c.body(drawing, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })

const noPicture = (c: AppContext) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

const logos = import.meta.glob<string>('./logos/*.svg', { query: '?raw', import: 'default', eager: true })
/** Loads a drawing. The drawings are a module of their own, because a real shop shows few of them. */
const drawingOf = async (name: string) => (await import('./drawings')).drawings.get(name)
const nameOf = (file: string) => file.replace(/\.svg$/, '')

/**
 * Serves drawings as `/img/drawings/{name}.svg`, in other colours below `/img/drawings/{0…5}/`, wide ones below
 * `/img/banners`, bearing dimensions as `/img/dimensions/{model}.svg`, and logos of the demo's brand sites below `/img/logos`.
 */
export function routes(app: App, { demo }: Config) {
  app.get('/img/dimensions/:file', (c) => {
    const size = bearingSize(nameOf(c.req.param('file')))
    return size ? svgAnswer(c, bearingDrawing(size)) : noPicture(c)
  })
  app.get('/img/drawings/:file', async (c) => {
    const drawing = await drawingOf(nameOf(c.req.param('file')))
    return drawing ? svgAnswer(c, drawing) : noPicture(c)
  })
  app.get('/img/drawings/:turn{[0-5]}/:file', async (c) => {
    const drawing = await drawingOf(nameOf(c.req.param('file')))
    return drawing ? svgAnswer(c, recoloured(drawing, Number(c.req.param('turn')))) : noPicture(c)
  })
  app.get('/img/banners/:file', async (c) => {
    const drawing = await drawingOf(nameOf(c.req.param('file')))
    return drawing ? svgAnswer(c, bannerOf(drawing)) : noPicture(c)
  })
  if (!demo) return
  app.get('/img/logos/:file', (c) => {
    const logo = logos[`./logos/${c.req.param('file')}`]
    return logo ? svgAnswer(c, logo) : noPicture(c)
  })
}
