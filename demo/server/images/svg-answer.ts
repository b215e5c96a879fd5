import type { AppContext } from '../core/http/surroundings'

/** Serves an SVG with a strict policy, because an SVG opened directly may run scripts. */
export const svgAnswer = (c: AppContext, drawing: string) =>
  c.body(drawing, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })

export const noPicture = (c: AppContext) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })
