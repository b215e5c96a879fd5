import { dictionaries } from 'virtual:screens'
import { dictionariesOf } from '../../../check-api/judge-codes'
import type { Dictionary } from '../../../../src/core/language/dictionary'
import { isRecord } from '../http/is-record'
import { codeSchema } from './code-components'
import type { Json } from './json-schema'
import { propertyAbout } from './property-abouts'
import { propertyExample } from './property-example'

/** Subject of a schema, and the area of its contract. */
export type Subject = readonly [about: string, room: string | undefined]

const plainComponents = new Set(
  ['Id', 'Money', 'Day', 'Month', 'YesNo'].map((name) => `#/components/schemas/${name}`),
)

/** Returns the dictionary that a description names: Code of `orderState`, codes of `noticeTopic`. */
function namedIn(description: string | undefined) {
  const [, wanted] = /Code of `(\w+)`|[Cc]odes of `(\w+)`/.exec(description ?? '')?.filter(Boolean) ?? []
  return dictionaries.flatMap(({ words }) => (words.name === wanted ? [words] : [])).slice(0, 1)
}

/** Returns the dictionaries of a code, by the description of the property or else by its name. */
function dictionariesIn(
  name: string,
  schema: Json,
  [about, room]: Subject,
  description: string | undefined,
): readonly Dictionary[] {
  if (schema.type !== 'integer' || 'const' in schema || 'enum' in schema) return []
  const named = namedIn(description)
  return named.length > 0 ? named : dictionariesOf(about, room, name)
}

/** Descriptions that say no more than the description of the dictionary. */
const onlyNamesDictionary = /^((A )?[Cc]ode of `\w+`|Code of [\w -]+|Code or name of the kind)\.$/

/** Adds descriptions and examples to the properties of a schema, and the meanings of codes. */
export function described(schema: Json, subject: Subject): Json {
  const [, room] = subject
  function property(name: string, value: unknown, properties: Json): unknown {
    if (!isRecord(value)) return value
    // The description of a component is not repeated, unless the contract adds something.
    const about =
      (typeof value.description === 'string' ? value.description : undefined) ??
      propertyAbout(name, properties, room, typeof value.$ref === 'string' && plainComponents.has(value.$ref))
    const words = dictionariesIn(name, value, subject, about)
    if (words.length > 0) {
      const codes = codeSchema(words)
      const own = '$ref' in codes && onlyNamesDictionary.test(about ?? '') ? undefined : about
      return { ...codes, ...(own && { description: [own, codes.description].filter(Boolean).join(' ') }) }
    }
    const listed = isRecord(value.items) && value.items.type === 'integer' ? namedIn(about) : []
    const example = propertyExample(name, value)
    return {
      ...value,
      ...(listed.length > 0 && { items: codeSchema(listed) }),
      ...(about && { description: about }),
      ...(example && { example }),
    }
  }
  function walk(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(walk)
    if (!isRecord(part)) return part
    const made: Json = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]))
    const { properties } = made
    if (!isRecord(properties)) return made
    const named = Object.entries(properties).map(([name, value]) => [name, property(name, value, properties)])
    return { ...made, properties: Object.fromEntries(named) }
  }
  const made = walk(schema)
  return isRecord(made) ? made : schema
}
