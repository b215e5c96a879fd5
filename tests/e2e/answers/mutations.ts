import { jsonSchema, type Json } from '../../../demo/server/core/openapi/json-schema'
import type { Endpoint } from '../../../src/core/api/endpoint'
import type { Answer } from './recorded-answers'
import { gone, anywhere, oddValues, type Swap } from './odd-values'

/** Change that breaks one place of an answer. */
export type Mutation = { name: string; spoil: (answer: Answer) => Answer }

export type Key = string | number
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Returns the kind of a value in an answer, or of a missing value by its schema. */
function kindOf(value: unknown, schema: Json): string {
  if (Array.isArray(value)) return 'list'
  if (isJson(value)) return 'object'
  if (value !== undefined && value !== null) return typeof value
  const named = { array: 'list', integer: 'number', boolean: 'boolean', object: 'object', number: 'number' }
  return Object.entries(named).find(([type]) => type === schema.type)?.[1] ?? 'string'
}

const partsOf = (schema: Json, name: 'anyOf' | 'oneOf' | 'allOf') => {
  const parts = schema[name]
  return Array.isArray(parts) ? parts.filter(isJson) : []
}
const below = (schema: Json, name: string): Json => {
  const part = schema[name]
  return isJson(part) ? part : {}
}

/** Returns the part of a schema that matches a value: the first of several that could match. */
function meant(schema: Json, value: unknown, whole: Json): Json {
  const reference = schema.$ref
  if (typeof reference === 'string')
    return reference === '#' ? whole : below(below(whole, '$defs'), reference.replace('#/$defs/', ''))
  const choices = (['anyOf', 'oneOf', 'allOf'] as const).flatMap((name) => partsOf(schema, name))
  const kind = kindOf(value, {})
  return choices.find((choice) => kindOf(undefined, choice) === kind) ?? choices[0] ?? schema
}

/** Returns all places of an answer with their schemas. In a list, only the first row counts, because rows are alike. */
export function pathsIn(value: unknown, given: Json, whole: Json, at: Key[] = []): [Key[], unknown, Json][] {
  const schema = meant(given, value, whole)
  const own: [Key[], unknown, Json] = [at, value, schema]
  if (at.length > 8) return [own]
  if (Array.isArray(value))
    return value.length === 0 ? [own] : [own, ...pathsIn(value[0], below(schema, 'items'), whole, [...at, 0])]
  if (!isJson(value)) return [own]
  const properties = below(schema, 'properties')
  const names = new Set([...Object.keys(value), ...Object.keys(properties)])
  return [
    own,
    ...[...names].flatMap((name) => {
      const part = isJson(properties[name]) ? properties[name] : below(schema, 'additionalProperties')
      return pathsIn(value[name], part, whole, [...at, name])
    }),
  ]
}

/** Returns a copy with another value in one place. */
export function changed(value: unknown, [key, ...rest]: Key[], change: Swap['change']): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (at === key ? changed(item, rest, change) : item))
  const before = isJson(value) ? value : {}
  const after = changed(before[key], rest, change)
  const others = Object.entries(before).filter(([name]) => name !== key)
  return Object.fromEntries(after === gone ? others : [...others, [key, after]])
}

const wholly: [string, Partial<Answer>][] = [
  ['HTML under 200', { contentType: 'text/html', body: '<!doctype html><h1>captive portal</h1>' }],
  ['nothing under 200', { body: '' }],
  ['null', { body: 'null' }],
  ['a list', { body: '[]' }],
  ['204', { status: 204, body: '' }],
  ['HTML under 500', { status: 500, contentType: 'text/html', body: '<h1>500</h1>' }],
  ['404', { status: 404, body: '{"code":404}' }],
  ['200 without data', { body: '{"code":200}' }],
  ['a code that nobody knows', { body: '{"code":99999,"message":""}' }],
  ['a code that is none', { body: '{"code":"200","data":{}}' }],
]

/** Mutations of the whole answer. */
const wholes: Mutation[] = [
  ...wholly.map(([name, part]) => ({ name, spoil: (answer: Answer) => ({ ...answer, ...part }) })),
  {
    name: 'cut in half',
    spoil: (answer) => ({ ...answer, body: answer.body.slice(0, answer.body.length / 2) }),
  },
  {
    name: 'called an octet stream',
    spoil: (answer) => ({ ...answer, contentType: 'application/octet-stream' }),
  },
]

/** Returns all mutations of an endpoint's answer, for each field that is present or allowed by the contract. */
export function mutationsOf({ shapes }: Endpoint, answer: Answer): Mutation[] {
  const whole: unknown = JSON.parse(answer.body)
  const schema = jsonSchema(shapes.data)
  const data = isJson(whole) ? whole.data : undefined
  const fields = pathsIn(data, schema, schema, ['data']).flatMap(([path, value, part]) =>
    [...(value === undefined ? [] : anywhere), ...(oddValues[kindOf(value, part)] ?? [])].map(
      ({ name, change }): Mutation => ({
        name: `${path.join('.')}: ${name}`,
        spoil: (answer) => ({
          ...answer,
          body: JSON.stringify(changed(JSON.parse(answer.body), path, change)),
        }),
      }),
    ),
  )
  return [...wholes, ...fields]
}
