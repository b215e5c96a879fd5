import * as z from 'zod/mini'
import { publishedBounds } from './published-bounds'

export type Json = Record<string, unknown>
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Converts a shape to the JSON Schema of its API form. */
export const jsonSchema = (shape: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) =>
      void Object.assign(made, publishedBounds(zodSchema, made.type)),
  })

/**
 * Converts a shape for a document that stores definitions in one place.
 * @param name unique in the document; prefixes the shape's own definitions
 * @param components receives the definitions
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
