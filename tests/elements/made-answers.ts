import * as z from 'zod/mini'
import { endpoints } from '../../elements/endpoints-by-name'

/** Maximum depth, because some schemas are recursive. */
const deepest = 12
const usual = ['2026-11-20 10:00:00', '2026-11-20', '10', '1', '/cart', '']

/**
 * Returns an answer that matches a schema, for calls without a simulated response.
 * @param text value of every string, by the name of its field
 */
export function madeFor(
  shape: z.core.$ZodType,
  text: (field: string) => string,
  field = '',
  depth = 0,
): unknown {
  const { def } = (shape as z.core.$ZodTypes)._zod
  const inside = (inner: z.core.$ZodType) => madeFor(inner, text, field, depth + 1)
  const first = (given: readonly unknown[]) => given.find((one) => z.safeParse(shape, one).success)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, inner]) => [name, madeFor(inner, text, name, depth + 1)]),
      )
    case 'array':
      return depth > deepest ? [] : [inside(def.element)]
    case 'tuple':
      return def.items.map(inside)
    case 'record':
      return { key: inside(def.valueType) }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return inside(def.innerType)
    case 'lazy':
      return []
    case 'pipe':
      return inside(def.in)
    case 'union':
      return first(def.options.map(inside))
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'boolean':
      return true
    case 'number':
      return first([10, 1, 2, 0])
    case 'string':
      return first([/(At|Date|Time|Day)$/.test(field) ? '' : text(field), ...usual].filter(Boolean)) ?? ''
    default:
      return null
  }
}

const inBraces = /\{\w+\}/g
const known = Object.values(endpoints).map((endpoint) => ({
  endpoint,
  path: new RegExp(`${endpoint.path.replace('/bbb/', '/bbb(Group)?/').replace(inBraces, '[^/]+')}$`),
  exact: !endpoint.path.includes('{'),
}))

/** Returns the endpoint of a call. */
export function askedFor(method: string, address: string) {
  const { pathname } = new URL(address)
  const fits = known.filter(({ endpoint, path }) => endpoint.method === method && path.test(pathname))
  return (fits.find(({ exact }) => exact) ?? fits[0])?.endpoint
}
