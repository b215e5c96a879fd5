import { dictionaries } from 'virtual:screens'
import { dictionariesOf } from '../../../check-api/judge-codes'
import { isRecord } from '../http/is-record'
import type { Json } from './json-schema'
import { propertyAbout } from './property-abouts'
import { propertyExample } from './property-example'

/** Subject of a schema, and the area of its contract. */
export type Subject = readonly [about: string, room: string | undefined]

const plainComponents = new Set(
  ['Id', 'Money', 'Day', 'Month', 'YesNo'].map((name) => `#/components/schemas/${name}`),
)

/** Returns the dictionary that a description names: Code of `orderState`. */
function namedIn(description: string | undefined) {
  const [, wanted] = /Code of `(\w+)`/.exec(description ?? '') ?? []
  return dictionaries.flatMap(({ words }) => (words.name === wanted ? [words] : [])).slice(0, 1)
}

/** Returns the values of a code and their meanings, by the description of the property or else by its name. */
function enumerated(
  name: string,
  schema: Json,
  [about, room]: Subject,
  description: string | undefined,
): { codes?: Json; words?: string } {
  if (schema.type !== 'integer' || 'const' in schema || 'enum' in schema) return {}
  const named = namedIn(description)
  const entries = (named.length > 0 ? named : dictionariesOf(about, room, name)).flatMap(
    (words) => words.entries,
  )
  if (entries.length === 0) return {}
  const meanings = new Map(entries.map(({ code, text: [, english] }) => [code, english]))
  return {
    codes: { type: 'integer', enum: [...meanings.keys()] },
    words: [...meanings].map(([code, english]) => `${code} ${english}`).join(', '),
  }
}

/** Adds descriptions and examples to the properties of a schema, and the meanings of codes. */
export function described(schema: Json, subject: Subject): Json {
  function property(name: string, value: unknown, names: readonly string[]): unknown {
    if (!isRecord(value)) return value
    // The description of a component is not repeated, unless the contract adds something.
    const about =
      (typeof value.description === 'string' ? value.description : undefined) ??
      propertyAbout(name, names, typeof value.$ref === 'string' && plainComponents.has(value.$ref))
    const { codes, words } = enumerated(name, value, subject, about)
    const description = [about, words && `${words}.`].filter(Boolean).join(' ')
    const example = propertyExample(name, value)
    return { ...(codes ?? value), ...(description && { description }), ...(example && { example }) }
  }
  function walk(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(walk)
    if (!isRecord(part)) return part
    const made: Json = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]))
    const { properties } = made
    if (!isRecord(properties)) return made
    const names = Object.keys(properties)
    return {
      ...made,
      properties: Object.fromEntries(names.map((name) => [name, property(name, properties[name], names)])),
    }
  }
  const made = walk(schema)
  return isRecord(made) ? made : schema
}
