import type { Text } from '../../../../src/core/language/messages'
import { cached } from '../http/etag'
import type { Files } from '../http/files'
import type { Json } from './json-schema'
import { refuse } from '../http/refusal'
import { routeTable } from '../http/serve'
import type { App } from '../http/surroundings'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>tradefront API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="page"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#page', validatorUrl: null, deepLinking: true })
`
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"
const noGroup: Text = [
  '没有这组接口，可选：{groups}',
  'There is no such group of calls. Choose one of: {groups}.',
]
const own = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])

/**
 * Serves the OpenAPI document and a page to read and try it, without third-party requests. `?for=` limits the
 * document to one group of calls.
 * @param viewer the files of swagger-ui-dist, if installed
 */
export function docsRoutes(app: App, viewer?: Files) {
  const documents = new Map<string, Json>()
  app.get('/api/openapi.json', async (c) => {
    const asked = c.req.query('for') ?? 'all'
    const { selections, openApi } = await import('./openapi')
    const document = documents.get(asked) ?? openApi(routeTable(app), asked)
    if (!document) throw refuse(404, noGroup, { status: 404, values: { groups: selections.join(', ') } })
    documents.set(asked, document)
    return cached(c.req.raw, c.json(document), 0)
  })
  if (!viewer) return
  app.get('/api/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }))
  app.get('/api/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript' }))
  app.get('/api/docs/:file', async (c) => {
    const name = c.req.param('file')
    const file = own.has(name) ? await viewer.find(`/${name}`) : undefined
    if (!file) return c.notFound()
    return c.body(file.bytes, 200, { 'Content-Type': file.type, 'Cache-Control': 'public, max-age=86400' })
  })
}
