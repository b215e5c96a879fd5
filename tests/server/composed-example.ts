import { isRecord } from '../../demo/server/core/http/is-record'
import type { Json } from '../../demo/server/core/openapi/json-schema'

const partsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/**
 * Returns the example of a schema as tools compose it: from the examples of its parts, otherwise from their types.
 * @param components schemas that it may refer to
 */
export function composedExample(schema: Json, components: Json, depth = 0): unknown {
  const inside = (part: Json) => composedExample(part, components, depth + 1)
  if ('example' in schema) return schema.example
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (typeof schema.$ref === 'string') {
    const target = components[schema.$ref.replace('#/components/schemas/', '')]
    return isRecord(target) ? inside(target) : null
  }
  const [first] = [...partsOf(schema.anyOf), ...partsOf(schema.oneOf)]
  if (first) return inside(first)
  const bases = partsOf(schema.allOf).map((part) => inside(part))
  // An empty list is valid, and no schema defines which codes a list may contain.
  if (schema.type === 'array')
    return isRecord(schema.items) && schema.items.type !== 'integer' && depth < 8
      ? [inside(schema.items)]
      : []
  if (schema.type === 'object' || isRecord(schema.properties)) {
    const required = Array.isArray(schema.required) ? schema.required : []
    const properties = isRecord(schema.properties) ? Object.entries(schema.properties) : []
    const own = properties.flatMap(([key, part]) =>
      isRecord(part) && required.includes(key) ? [[key, inside(part)] as const] : [],
    )
    return Object.assign({}, ...bases, Object.fromEntries(own))
  }
  if (bases.length > 0) return Object.assign({}, ...bases)
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(numberIn(schema.minimum, 1), 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return 'string'
  return null
}
