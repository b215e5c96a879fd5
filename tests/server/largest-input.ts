import type { Served } from '../../demo/server/core/http/call'
import { bodyOfLines, ordinaryBody } from '../../demo/server/core/http/json'
import { jsonSchema, type Json } from '../../demo/server/core/openapi/json-schema'
import { known } from './sample-body'
import { isJson, partsOf } from './schema-bounds'

/** Returns an existing id for a field. `at` selects one of several. */
export type Ids = (field: string, at: number) => string

const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const isId = (field: string) => /(^id|Id|IdList|Ids|codeList)$/.test(field)

/** Returns a text of maximum length. Each place gets another text. */
function longestText({ maxLength, pattern }: Json, field: string, at: number): string {
  if (typeof pattern === 'string')
    return pattern.includes('\\d{4}') ? '2026-11-01' : pattern.includes('{16,64}') ? 'k'.repeat(64) : '1'
  const longest = numberIn(maxLength, 1)
  // Words of two characters give the largest number of words in a search.
  const words = Array.from({ length: Math.ceil(longest / 3) }, (_, word) => 10 + ((word * 7 + at) % 90))
  return /keyword/i.test(field)
    ? words.join(' ').slice(0, longest)
    : `${at}${'x'.repeat(longest)}`.slice(0, longest)
}

/** @param share of the maximum number of list items */
function largest(schema: unknown, field: string, at: number, ids: Ids, share: number): unknown {
  if (!isJson(schema)) return 'x'
  if (field === 'brandTerminalId') return '1001'
  if (Object.hasOwn(known, field)) return known[field]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const inner = (part: unknown, name = field, place = at) => largest(part, name, place, ids, share)
  const { properties, additionalProperties: others, items } = schema
  switch (schema.type) {
    case 'object': {
      const own = Object.entries(isJson(properties) ? properties : {})
      const keys = Array.from({ length: numberIn(schema.maxProperties, 0) }, (_, key) => `参数${key}`)
      return Object.fromEntries([
        ...own.map(([name, part]) => [name, inner(part, name)] as const),
        ...keys.map((key) => [key, inner(others, key)] as const),
      ])
    }
    case 'array': {
      const length = Math.ceil(numberIn(schema.maxItems, 1) * share)
      return Array.from({ length }, (_, place) => inner(items, field, place))
    }
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, numberIn(schema.minimum, 1))
    default: {
      if (isId(field)) return ids(field, at)
      const [first] = [...partsOf(schema.anyOf), ...partsOf(schema.oneOf)]
      return first ? inner(first) : longestText(schema, field, at)
    }
  }
}

const fits = (body: unknown, { bytes, keys }: typeof ordinaryBody) => {
  const text = JSON.stringify(body) ?? ''
  return new TextEncoder().encode(text).length <= bytes && text.split('":').length <= keys
}

/** Returns the largest input of an endpoint: all parts, texts and lists of full length, within the limits of a body. */
export function largestInput({ endpoint: { path, shapes }, lines }: Served, ids: Ids) {
  const limits = lines ? bodyOfLines : ordinaryBody
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ids(name, 0)])
  let share = 1
  const body = () => shapes.body && largest(jsonSchema(shapes.body), '', 0, ids, share)
  while (!fits(body(), limits)) share *= 0.8
  return {
    path: Object.fromEntries(parameters),
    ...(shapes.query && { query: largest(jsonSchema(shapes.query), '', 0, ids, 1) }),
    ...(shapes.body && { body: body() }),
  }
}
