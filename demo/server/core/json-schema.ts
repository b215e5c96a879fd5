import * as z from 'zod/mini'
import { publishedBounds } from './published-bounds'

export type Json = Record<string, unknown>
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** What a shape takes on the wire, as JSON Schema: bodies and queries as well as our answers. */
export const jsonSchema = (shape: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) =>
      void Object.assign(made, publishedBounds(zodSchema, made.type)),
  })

/**
 * The same for a document that keeps definitions in one place.
 * @param name unique in the document; the shape's own definitions are put under it
 * @param components where they are put
 */
export function schemaIn(components: Json, shape: z.ZodMiniType, name: string): Json {
  const { $schema, $defs = {}, ...schema } = jsonSchema(shape)
  void $schema
  const root = `${name}.root`
  const movedTo = (reference: string) =>
    `#/components/schemas/${reference === '#' ? root : `${name}.${reference.replace('#/$defs/', '')}`}`
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
  for (const [key, definition] of Object.entries($defs)) components[`${name}.${key}`] = moved(definition)
  const whole = moved(schema)
  if (!JSON.stringify(whole).includes(`"${movedTo('#')}"`)) return whole
  components[root] = whole
  return { $ref: movedTo('#') }
}
