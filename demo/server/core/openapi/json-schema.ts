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
