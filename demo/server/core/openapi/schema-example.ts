import { isRecord } from '../http/is-record'
import type { Json } from './json-schema'

const partsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** Example texts. Each pattern of the contracts matches one of them. */
const texts = [
  'Ball bearing 6204',
  '86.12',
  '2026-11-20 10:42:00',
  '2026-11-20',
  '2026-11',
  '1.0800',
  'A',
  'a1b2c3d4e5f6a7b8',
]

function text(name: string, { pattern, minLength, maxLength }: Json): string {
  const fits = (one: string) =>
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(one)) &&
    one.length >= numberIn(minLength, 0) &&
    one.length <= numberIn(maxLength, 1e3)
  if (pattern === undefined) {
    if (/At$|^at$/.test(name)) return '2026-11-20 10:42:00'
    if (/On$|^date$/i.test(name)) return '2026-11-20'
    if (/No$|^no$/.test(name)) return 'D202611200001'
    if (/url|image|picture|logo|icon|video|avatar/i.test(name)) return '/files/6204.jpg'
  }
  return texts.find(fits) ?? 'x'.repeat(numberIn(minLength, 1))
}

/**
 * Returns a minimal example value of a schema.
 * @param components schemas that it may refer to
 */
export function exampleOf(schema: Json, components: Json, name = '', depth = 0): unknown {
  const inside = (part: Json, key = name) => exampleOf(part, components, key, depth + 1)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (typeof schema.$ref === 'string') {
    const target = components[schema.$ref.replace('#/components/schemas/', '')]
    return isRecord(target) ? (target.example ?? inside(target)) : null
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
      isRecord(part) && required.includes(key) ? [[key, inside(part, key)] as const] : [],
    )
    return Object.assign({}, ...bases, Object.fromEntries(own))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(numberIn(schema.minimum, 1), 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return text(name, schema)
  return null
}
