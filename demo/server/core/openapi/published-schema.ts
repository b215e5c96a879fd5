import * as z from 'zod/mini'
import { day, id, money, month, no, yes, yesNo } from '../../../../src/core/api/shapes'
import type { ComponentNames } from './component-names'
import { defOf } from '../http/shape-def'
import type { Json, JsonSchema } from './json-schema'
import { publishedBounds } from './published-bounds'

/** Minimum number of shared properties for describing an object as an extension of another. */
const fewestShared = 4

/** Published schemas of plain values. The shapes accept additional forms for other clients. */
const agreed = new Map<z.core.$ZodType, JsonSchema>([
  [id, { type: 'string', minLength: 1, maxLength: 64, description: 'An id.', example: '100001' }],
  [
    money,
    {
      type: 'string',
      pattern: '^-?\\d{1,13}(\\.\\d{1,8})?$',
      description: 'A decimal amount.',
      example: '86.12',
    },
  ],
  [day, { type: 'string', description: 'A day, or a moment of one.', example: '2026-11-20 10:42:00' }],
  [month, { type: 'string', description: 'A month.', example: '2026-11' }],
  [yesNo, { type: 'integer', enum: [yes, no], description: '10 yes, 20 no.' }],
])

/** Returns the published schema of a shape; `jsonSchema` describes all accepted input. @param named shapes with a name */
const published = (shape: z.ZodMiniType, named?: ComponentNames): JsonSchema =>
  z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    metadata: named?.registry ?? z.registry<{ id: string }>(),
    override({ zodSchema, jsonSchema: made }) {
      const plain = agreed.get(zodSchema)
      if (plain) {
        for (const key of Object.keys(made)) if (key !== 'id') Reflect.deleteProperty(made, key)
        return void Object.assign(made, plain)
      }
      Object.assign(made, publishedBounds(zodSchema, made.type))
      if (named) extendNamed(zodSchema, made, named)
    },
  })

/** Describes an object with all properties of a named one as an extension of it. */
function extendNamed(shape: z.core.$ZodType, made: JsonSchema, { objects }: ComponentNames) {
  const def = defOf(shape)
  if (def.type !== 'object' || !made.properties) return
  const holds = (base: z.core.$ZodType) => {
    const inner = defOf(base)
    return (
      base !== shape &&
      inner.type === 'object' &&
      Object.keys(inner.shape).length >= fewestShared &&
      Object.entries(inner.shape).every(([key, part]) => def.shape[key] === part)
    )
  }
  const keysOf = (base: z.core.$ZodType) => {
    const inner = defOf(base)
    return inner.type === 'object' ? Object.keys(inner.shape) : []
  }
  const [base] = [...objects]
    .filter(([, one]) => holds(one))
    .toSorted(([, one], [, other]) => keysOf(other).length - keysOf(one).length)
  if (!base) return
  const shared = new Set(keysOf(base[1]))
  made.allOf = [{ $ref: `#/$defs/${base[0]}` }]
  made.properties = Object.fromEntries(Object.entries(made.properties).filter(([key]) => !shared.has(key)))
  made.required = (made.required ?? []).filter((key) => !shared.has(key))
}

/**
 * Converts a shape for a document that stores definitions in one place.
 * @param name unique in the document; prefixes the shape's own definitions
 * @param components receives the definitions
 * @param named shapes that are stored there under their own names
 */
export function schemaIn(components: Json, shape: z.ZodMiniType, name: string, named?: ComponentNames): Json {
  const { $schema, $defs = {}, ...schema } = published(shape, named)
  void $schema
  const own = (key: string) => (key.startsWith('__schema') ? `${name}.${key}` : key)
  const root = `${name}.root`
  const movedTo = (reference: string) =>
    `#/components/schemas/${reference === '#' ? root : own(reference.replace('#/$defs/', ''))}`
  const moved = (part: object): Json =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) =>
        key === '$ref' && typeof value === 'string' ? [key, movedTo(value)] : [key, movedPart(value)],
      ),
    )
  function movedPart(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(movedPart)
    return typeof part === 'object' && part !== null ? moved(part) : part
  }
  for (const [key, definition] of Object.entries($defs)) components[own(key)] ??= moved(definition)
  const whole = moved(schema)
  if (!JSON.stringify(whole).includes(`"${movedTo('#')}"`)) return whole
  components[root] = whole
  return { $ref: movedTo('#') }
}
