import type { Json } from '../../demo/server/core/openapi/json-schema'
import { isJson, partsOf } from './schema-bounds'

export type Path = (string | number)[]
/** Part of a schema, a value that exceeds its bound by one, and other values that make the part present. */
type Place = { path: Path; over: unknown; set: [Path, unknown][] }

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)
const propertiesOf = ({ properties }: Json) => Object.entries(isJson(properties) ? properties : {})

/** Returns a value of a schema with all of its parts. */
function sampleOf(schema: unknown): unknown {
  if (!isJson(schema)) return 'x'
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [first] = [...partsOf(schema.anyOf), ...partsOf(schema.oneOf)]
  if (first) return sampleOf(first)
  switch (schema.type) {
    case 'object': {
      const own = propertiesOf(schema).map(([name, part]) => [name, sampleOf(part)] as const)
      const others = schema.additionalProperties
        ? [['x', sampleOf(schema.additionalProperties)] as const]
        : []
      return Object.fromEntries([...own, ...others])
    }
    case 'array':
      return [sampleOf(schema.items)]
    case 'integer':
    case 'number':
      return Math.max(1, numberIn(schema.minimum) ?? 1)
    case 'boolean':
      return true
    default:
      return '1'.repeat(numberIn(schema.minLength) ?? 1)
  }
}

function ownPlaces(schema: Json, path: Path, set: Place['set']): Place[] {
  const places: unknown[] = []
  const longest = numberIn(schema.maxLength)
  if (schema.type === 'string' && longest !== undefined) places.push('x'.repeat(longest + 1))
  const items = numberIn(schema.maxItems)
  if (items !== undefined) places.push(Array.from({ length: items + 1 }, () => sampleOf(schema.items)))
  const keys = numberIn(schema.maxProperties)
  if (keys !== undefined) {
    const value = sampleOf(schema.additionalProperties)
    places.push(Object.fromEntries(Array.from({ length: keys + 1 }, (_, at) => [`x${at}`, value])))
  }
  const [top, bottom] = [numberIn(schema.maximum), numberIn(schema.minimum)]
  if (top !== undefined) places.push(top + 1)
  if (bottom !== undefined) places.push(bottom - 1)
  return places.map((over) => ({ path, over, set }))
}

function placesIn(schema: unknown, path: Path, set: Place['set']): Place[] {
  if (!isJson(schema) || Array.isArray(schema.enum) || 'const' in schema) return []
  const { items, additionalProperties: others } = schema
  const options = [...partsOf(schema.anyOf), ...partsOf(schema.oneOf)]
  return [
    ...ownPlaces(schema, path, set),
    ...options.flatMap((part) => placesIn(part, path, [...set, [path, sampleOf(part)]])),
    ...propertiesOf(schema).flatMap(([name, part]) => placesIn(part, [...path, name], set)),
    ...(items ? placesIn(items, [...path, 0], set) : []),
    ...(others ? placesIn(others, [...path, 'x'], set) : []),
  ]
}

function put(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(root)) return root.map((one, at) => (at === key ? put(one, rest, value) : one))
  return isJson(root) ? { ...root, [key]: put(root[key], rest, value) } : root
}

/** Returns other values of properties that may affect the validation of others: each choice, and empty lists. */
const otherwise = (schema: Json): [Path, unknown][] =>
  propertiesOf(schema).flatMap(([name, part]) => {
    if (!isJson(part)) return []
    const values: unknown[] = part.type === 'array' ? [[]] : Array.isArray(part.enum) ? part.enum : []
    return values.map((value): [Path, unknown] => [[name], value])
  })

/** Returns for each bound of a schema its path, and requests that exceed it by one, for each variant of other values. */
export function overfull(schema: Json): { path: Path; over: unknown; values: unknown[] }[] {
  const sample = sampleOf(schema)
  const ways: ([Path, unknown] | undefined)[] = [undefined, ...otherwise(schema)]
  return placesIn(schema, [], []).map(({ path, over, set }) => ({
    path,
    over,
    values: ways.map((way) =>
      [...(way ? [way] : []), ...set, [path, over] as const].reduce<unknown>(
        (value, [at, part]) => put(value, at, part),
        sample,
      ),
    ),
  }))
}
