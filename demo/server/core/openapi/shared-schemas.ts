import { isRecord } from '../http/is-record'
import { isWorthSharing, referenceTo } from './component-reference'
import type { Json } from './json-schema'

/** Keys whose value maps names to schemas. The keys in `alone` have a single schema as value. */
const byName = new Set(['properties'])
const alone = new Set(['items', 'additionalProperties', 'schema'])

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Endings of the names of bodies and answers, which are named after their call. */
const partsOfCall: Readonly<Record<string, string>> = { requestBody: 'Body', responses: 'Answer' }

/**
 * Moves equal schemas of a document into one component each, named after the first property or call that uses them.
 * @param paths and components contain schemas; new components are added to `components`
 */
export function shareSchemas(paths: Json, components: Json): Json {
  const seen = new Map<string, { count: number; name: string }>()

  /** Walks a document from the outside in. `change` receives each schema with its property name. */
  function walk(part: unknown, name: string, change: (schema: Json, name: string) => unknown): unknown {
    if (Array.isArray(part)) return part.map((one) => walk(one, name, change))
    if (!isRecord(part)) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        if (key === 'example' || key === 'default') return [key, value]
        if (byName.has(key) && isRecord(value)) {
          const named = Object.entries(value).map(([each, schema]) => [
            each,
            isRecord(schema) ? change(schema, each) : schema,
          ])
          return [key, Object.fromEntries(named)]
        }
        // A parameter has its own name.
        if (alone.has(key) && isRecord(value))
          return [key, change(value, typeof part.name === 'string' ? part.name : name)]
        const ending = typeof part.operationId === 'string' ? partsOfCall[key] : undefined
        return [key, walk(value, ending ? `${String(part.operationId)}${ending}` : name, change)]
      }),
    )
  }

  function note(schema: Json, name: string): unknown {
    const text = JSON.stringify(schema)
    const known = seen.get(text)
    if (known) known.count++
    else seen.set(text, { count: 1, name })
    return walk(schema, name, note)
  }
  walk(paths, '', note)
  walk(components, '', note)

  const names = new Map<string, string>()
  const taken = new Set(Object.keys(components))
  function nameFor(text: string, wanted: string): string {
    const found = names.get(text)
    if (found) return found
    const base = capital(wanted) || 'Part'
    let name = base
    for (let at = 2; taken.has(name); at++) name = `${base}${at}`
    names.set(text, name)
    taken.add(name)
    return name
  }
  function share(schema: Json, name: string): unknown {
    const text = JSON.stringify(schema)
    const { count, name: first } = seen.get(text) ?? { count: 1, name }
    if (!isWorthSharing(text, count, 'schemas', first)) return walk(schema, name, share)
    const component = nameFor(text, first)
    components[component] ??= walk(schema, name, share)
    return referenceTo('schemas', component)
  }
  for (const [key, component] of Object.entries(components)) components[key] = walk(component, '', share)
  const shared = walk(paths, '', share)
  return isRecord(shared) ? shared : paths
}
