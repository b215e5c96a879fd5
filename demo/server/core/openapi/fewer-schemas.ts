import { isRecord } from '../http/is-record'
import { referenceTo } from './component-reference'
import type { Json } from './json-schema'

const prefix = referenceTo('schemas', '').$ref
const reference = (name: string) => JSON.stringify(prefix + name)

/** Parts of a document that refer to its schemas. */
type Parts = { schemas: Json } & Readonly<Record<string, Json>>

/** Returns what a name and a schema have in common with those of other calls: `PlacedByOfOfferDetail` is a `PlacedBy`. */
const identity = (name: string, schema: unknown) => name.replace(/Of[A-Z].*$/, '') + JSON.stringify(schema)

/**
 * Merges equal schemas that were named after their calls.
 * @param kept names that stay even if another schema is equal
 */
export function mergeEqual<Of extends Parts>(parts: Of, kept: ReadonlySet<string>): Of {
  const { schemas } = parts
  const firsts = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    const own = identity(name, schema)
    if (kept.has(name) || !firsts.has(own)) firsts.set(own, name)
  }
  let text = JSON.stringify(parts)
  const merged: string[] = []
  for (const [name, schema] of Object.entries(schemas)) {
    const first = firsts.get(identity(name, schema)) ?? name
    if (first === name || kept.has(name)) continue
    merged.push(name)
    text = text.replaceAll(reference(name), reference(first))
  }
  const made: Of = JSON.parse(text)
  for (const name of merged) Reflect.deleteProperty(made.schemas, name)
  return made
}

/**
 * Writes schemas that are referenced once where they are used.
 * @param kept names that stay components
 */
export function inlineSingle<Of extends Parts>(parts: Of, kept: ReadonlySet<string>): Of {
  const text = JSON.stringify(parts)
  const isInside = (name: string) => JSON.stringify(parts.schemas[name]).includes(reference(name))
  const single = new Set(
    Object.keys(parts.schemas).filter(
      (name) => !kept.has(name) && text.split(reference(name)).length === 2 && !isInside(name),
    ),
  )
  function expand(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(expand)
    if (!isRecord(part)) return part
    const { $ref, ...beside } = part
    const name = typeof $ref === 'string' && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : ''
    return single.has(name)
      ? expand({ ...Object(parts.schemas[name]), ...beside })
      : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, expand(value)]))
  }
  const made: Of = JSON.parse(JSON.stringify(expand(parts)))
  for (const name of single) Reflect.deleteProperty(made.schemas, name)
  return made
}
