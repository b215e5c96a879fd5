import type { Json } from '../../demo/server/core/openapi/json-schema'

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const partsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

/** Largest integer id: the largest that JSON numbers represent exactly. */
const largestId = Number.MAX_SAFE_INTEGER
/** Largest number that fits into an integer column. */
const largestNumber = 2 ** 31 - 1

/** Returns whether a pattern limits the length: anchored, without open repetition. */
const isFinite = (pattern: unknown) =>
  typeof pattern === 'string' && /^\^[^|]*\$$/.test(pattern) && !/(^|[^\\])[*+]|\{\d+,\}/.test(pattern)

const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY)

/** Returns whether a schema is an id: a short text, or an integer. */
function isId({ anyOf }: Json) {
  const [text, integer, ...more] = partsOf(anyOf)
  return (
    more.length === 0 &&
    numberOf(text?.maxLength) <= 64 &&
    integer?.type === 'integer' &&
    integer.maximum === largestId
  )
}

function ownFaults(schema: Json): string[] {
  const { type, pattern, maximum, exclusiveMaximum, minimum, exclusiveMinimum, additionalProperties } = schema
  const faults: string[] = []
  if (type === undefined && !schema.anyOf && !schema.oneOf && !schema.allOf) faults.push('anything')
  if (type === 'string' && schema.maxLength === undefined && !isFinite(pattern)) faults.push('string')
  if (type === 'array' && schema.maxItems === undefined) faults.push('array')
  if (type === 'object' && additionalProperties && schema.maxProperties === undefined) faults.push('record')
  if (type === 'integer' || type === 'number') {
    const [top, bottom] = [numberOf(maximum ?? exclusiveMaximum), numberOf(minimum ?? exclusiveMinimum)]
    const largest = type === 'integer' ? largestNumber : 1e13
    if (top > largest || Math.abs(bottom) > largest) faults.push('number')
  }
  return faults
}

/**
 * Returns the parts of a request's schema without an upper bound, each as `path: kind`. The depth of a recursive schema
 * is unbounded.
 */
export function unboundedParts(schema: unknown, at: string): string[] {
  if (!isJson(schema)) return [`${at}: anything`]
  if ('$ref' in schema) return [`${at}: depth`]
  if ('const' in schema || Array.isArray(schema.enum) || schema.type === 'boolean' || schema.type === 'null')
    return []
  if (isId(schema)) return []
  const { properties = {}, additionalProperties, propertyNames, items } = schema
  return [
    ...ownFaults(schema).map((fault) => `${at}: ${fault}`),
    ...[...partsOf(schema.anyOf), ...partsOf(schema.oneOf), ...partsOf(schema.allOf)].flatMap((part) =>
      unboundedParts(part, at),
    ),
    ...Object.entries(isJson(properties) ? properties : {}).flatMap(([name, part]) =>
      unboundedParts(part, `${at}.${name}`),
    ),
    ...(additionalProperties ? unboundedParts(additionalProperties, `${at}.*`) : []),
    ...(propertyNames ? unboundedParts(propertyNames, `${at}.(name)`) : []),
    ...(items ? unboundedParts(items, `${at}[]`) : []),
  ]
}

/** Replaces the references in a schema by their targets. Recursive references are kept. */
export function resolved(schema: unknown, components: Json, above: readonly string[] = []): unknown {
  if (Array.isArray(schema)) return schema.map((part) => resolved(part, components, above))
  if (!isJson(schema)) return schema
  const { $ref, ...rest } = schema
  const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : ''
  if (!name || above.includes(name))
    return Object.fromEntries(
      Object.entries(schema).map(([key, part]) => [key, resolved(part, components, above)]),
    )
  const target = resolved(components[name], components, [...above, name])
  return { ...(isJson(target) ? target : {}), ...rest }
}
