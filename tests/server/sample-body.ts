import { jsonSchema, type Json } from '../../demo/server/core/openapi/json-schema'
import type { Endpoint } from '../../src/core/api/endpoint'

const namesId = (key: string) => /(^id|Id|IdList|Ids)$|^(id|ids|skuId)List$/.test(key)
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const partsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** Sample values for fields that accept only some values. */
export const known: Record<string, unknown> = {
  phone: '13800001001',
  contactPhone: '13800001001',
  cancelReason: 10,
  hash: 'f'.repeat(64),
  password: 'abc12345',
  newPassword: 'abc12345',
  unit: '件',
}

function text({ minLength, pattern }: Json): string {
  if (typeof pattern === 'string' && pattern.includes('\\d{4}-')) return '2026-11-01'
  return '1'.repeat(numberIn(minLength, 1))
}

/** Returns a value for a schema, with the given id in every id field. Other optional fields are left out. */
function sample(schema: Json, key: string, id: string): unknown {
  if (Object.hasOwn(known, key)) return known[key]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [first] = [...partsOf(schema.anyOf), ...partsOf(schema.oneOf), ...partsOf(schema.allOf)]
  if (schema.type === 'array') return isJson(schema.items) ? [sample(schema.items, key, id)] : []
  if (schema.type === 'object' || isJson(schema.properties)) {
    const required = Array.isArray(schema.required) ? schema.required : []
    const properties = isJson(schema.properties) ? Object.entries(schema.properties) : []
    return Object.fromEntries(
      properties.flatMap(([name, part]) =>
        isJson(part) && (required.includes(name) || namesId(name)) ? [[name, sample(part, name, id)]] : [],
      ),
    )
  }
  if (first?.type === 'array') return sample(first, key, id)
  if (namesId(key)) return id
  if (first) return sample(first, key, id)
  if (schema.type === 'integer' || schema.type === 'number') return numberIn(schema.minimum, 1)
  if (schema.type === 'boolean') return true
  return text(schema)
}

/** Returns an input for an endpoint with the same id in all places. */
export const sampleInput = ({ path, shapes }: Endpoint, id: string) => ({
  path: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id])),
  ...(shapes.query && { query: sample(jsonSchema(shapes.query), '', id) }),
  ...(shapes.body && { body: sample(jsonSchema(shapes.body), '', id) }),
})

/** Returns whether an endpoint takes an id, in its path, its query or its body. */
export const asksWithId = (endpoint: Endpoint) => JSON.stringify(sampleInput(endpoint, '§')).includes('§')
