import { readFileSync } from 'node:fs'
import { jsonSchema, type JsonSchema } from '../../demo/server/core/openapi/json-schema'
import { routeTable } from '../../demo/server/core/http/serve'
import type { Endpoint } from '../../src/core/api/endpoint'
import type { App } from '../../demo/server/core/http/surroundings'

// Read at runtime, because a bundler rejects JSON with unpaired surrogates.
export const { vectors: naughtyTexts }: { vectors: string[] } = JSON.parse(
  readFileSync('tests/vectors/naughty-texts.json', 'utf8'),
)

/** Returns a value of a schema with the given text in every string. */
function filled(schema: JsonSchema | boolean, text: string): unknown {
  if (typeof schema === 'boolean') return text
  const { type, properties = {}, items, anyOf, const: only, enum: among } = schema
  if (only !== undefined) return only
  if (among) return among[0]
  if (anyOf?.[0] !== undefined) return filled(anyOf[0], text)
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, filled(part, text)]))
  if (type === 'array')
    return items && !Array.isArray(items) && typeof items !== 'string' ? [filled(items, text)] : []
  if (type === 'number' || type === 'integer') return 1
  return type === 'boolean' ? true : text
}

/** Returns sample values for the path parameters. */
const pathOf = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name === 'channel' ? 'qq' : '1']),
  )

/** Returns endpoints that accept texts. */
export const textEndpoints = (app: App) =>
  routeTable(app)
    .filter(({ endpoint, consumes }) => (endpoint.shapes.body || endpoint.shapes.query) && !consumes)
    .map(({ endpoint }) => endpoint)

/** Returns an input of the endpoint with this text in every string field. */
export const inputWith = ({ path, shapes: { body, query } }: Endpoint, text: string) => ({
  path: pathOf(path),
  body: body && filled(jsonSchema(body), text),
  query: query && filled(jsonSchema(query), text),
})
