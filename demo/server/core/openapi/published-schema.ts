import * as z from 'zod/mini'
import { day, id, money, month, no, yes, yesNo } from '../../../../src/core/api/shapes'
import type { ComponentNames } from './component-names'
import { defOf } from '../http/shape-def'
import type { Json, JsonSchema } from './json-schema'
import { publishedBounds } from './published-bounds'

/** Minimum number of shared properties for describing an object as an extension of another. */
const fewestShared = 4
/** Bases of any size, because contracts add them to their objects as a whole. */
const wholeBases = new Set(['Paging', 'PageFacts'])

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
      // Every integer of JSON is between these.
      if (made.minimum === Number.MIN_SAFE_INTEGER) Reflect.deleteProperty(made, 'minimum')
      if (made.maximum === Number.MAX_SAFE_INTEGER) Reflect.deleteProperty(made, 'maximum')
      // A value with further checks refers to the plain one, whose published form is narrower than all accepted forms.
      if (made.$ref) Reflect.deleteProperty(made, 'anyOf')
      if (named) extendNamed(zodSchema, made, named)
    },
  })

const fieldsOf = (shape: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const def = defOf(shape)
  return def.type === 'object' ? def.shape : {}
}

/** Returns whether each value of a shape is one of the base, which it may extend. */
function refines(shape: z.core.$ZodType, base: z.core.$ZodType): boolean {
  if (shape === base) return true
  const [own, other] = [defOf(shape), defOf(base)]
  if (own.type === 'array' && other.type === 'array') return refines(own.element, other.element)
  return own.type === 'object' && other.type === 'object' && extendsFields(own.shape, other.shape)
}
const extendsFields = (
  own: Readonly<Record<string, z.core.$ZodType>>,
  base: Readonly<Record<string, z.core.$ZodType>>,
) =>
  Object.entries(base).every(([key, part]) => {
    const field = own[key]
    return field !== undefined && refines(field, part)
  })

/** Describes an object with all properties of named ones as an extension of them. */
function extendNamed(shape: z.core.$ZodType, made: JsonSchema, { objects }: ComponentNames) {
  const own = fieldsOf(shape)
  const left = new Map(Object.entries(own))
  /** Returns the fields that a base describes. None if the shape does not extend it. */
  const described = (name: string, base: z.core.$ZodType) => {
    const fields = fieldsOf(base)
    if (Object.keys(fields).length >= Object.keys(own).length || !extendsFields(own, fields)) return []
    const same = Object.entries(fields).flatMap(([key, part]) => (left.get(key) === part ? [key] : []))
    return same.length >= fewestShared || wholeBases.has(name) ? same : []
  }
  const bases: string[] = []
  for (;;) {
    const [next] = [...objects]
      .map(([name, base]) => ({ name, keys: described(name, base) }))
      .filter(({ keys }) => keys.length > 0)
      .toSorted((one, other) => other.keys.length - one.keys.length)
    if (!next) break
    bases.push(next.name)
    for (const key of next.keys) left.delete(key)
  }
  if (bases.length === 0 || !made.properties) return
  made.allOf = bases.map((name) => ({ $ref: `#/$defs/${name}` }))
  made.properties = Object.fromEntries(Object.entries(made.properties).filter(([key]) => left.has(key)))
  const required = (made.required ?? []).filter((key) => left.has(key))
  if (required.length > 0) made.required = required
  else Reflect.deleteProperty(made, 'required')
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
