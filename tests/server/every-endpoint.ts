import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { jsonSchema, type JsonSchema } from '../../demo/server/core/openapi/json-schema'
import { routeTable } from '../../demo/server/core/http/serve'
import { db } from '../../demo/server/core/database/db'
import type { Endpoint } from '../../src/core/api/endpoint'
import type { Bed } from './testbed'

const files = import.meta.glob<Record<string, unknown>>('../../demo/server/**/*.table.ts', { eager: true })
export const tables = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((one) => is(one, PgTable))
    .map((table) => [getTableName(table), table] as const),
)

/** Endpoints for bulk tests: all but those that end the session. */
export const endpointsOf = (bed: Bed): Endpoint[] =>
  routeTable(bed.app)
    .filter(({ consumes, endpoint }) => !consumes && !/logout|info\/change|unbind/.test(endpoint.path))
    .map(({ endpoint }) => endpoint)

export const lineOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Returns a value of a schema with the given text in every string. Numbers are minimal, choices the first. */
function filledWith(text: unknown, schema: JsonSchema | boolean): unknown {
  if (typeof schema === 'boolean') return text
  const { type, properties = {}, items, anyOf, const: only, enum: among, minimum = 1 } = schema
  if (only !== undefined) return only
  if (among) return among[0]
  if (anyOf?.[0] !== undefined) return filledWith(text, anyOf[0])
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [
        name,
        name === 'brandTerminalId' ? '1001' : filledWith(text, part),
      ]),
    )
  if (type === 'array')
    return items && !Array.isArray(items) && typeof items !== 'string' ? [filledWith(text, items)] : []
  if (type === 'number' || type === 'integer') return minimum
  return type === 'boolean' ? true : text
}

/** Returns an endpoint's input with the same text in every string. */
export const inputOf = ({ path, shapes }: Endpoint, text: unknown) => ({
  path: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, String(text)])),
  ...(shapes.query && { query: filledWith(text, jsonSchema(shapes.query)) }),
  ...(shapes.body && { body: filledWith(text, jsonSchema(shapes.body)) }),
})

/** Counts the rows of every table. */
export async function countRows(bed: Bed): Promise<string> {
  const counts = [...tables.keys()].map((name) => `'${name}', (select count(*) from "${name}")`)
  // A PostgreSQL function takes at most one hundred arguments.
  const parts = Array.from({ length: Math.ceil(counts.length / 40) }, (_, at) =>
    counts.slice(at * 40, at * 40 + 40).join(', '),
  )
  const list = parts.map((part) => `json_build_object(${part})::text`).join(' || ')
  const { rows } = await bed.inside(() => db().execute<{ counts: string }>(`select ${list} as counts`))
  return rows[0]?.counts ?? ''
}
