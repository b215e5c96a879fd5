import type * as z from 'zod/mini'
import { isStorable } from './json'
import { jsonSchema, type JsonSchema } from '../openapi/json-schema'

type Part = boolean | JsonSchema | JsonSchema[] | undefined
const schemaOf = (part: Part): JsonSchema | undefined =>
  typeof part === 'object' && !Array.isArray(part) ? part : undefined

/** Returns the JSON types that a value may have. */
function typesOf(part: Part): Set<string> {
  const schema = schemaOf(part)
  if (!schema) return new Set()
  const own: string[] = [schema.type ?? []].flat()
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const]
  const inner = (schema.anyOf ?? []).flatMap((option) => [...typesOf(option)])
  return new Set([...own, ...values.map((value) => typeof value), ...inner])
}

function itemsOf(part: Part): Part {
  const schema = schemaOf(part)
  const list = schema?.items ? schema : schema?.anyOf?.find((option) => option.items)
  return Array.isArray(list?.items) ? undefined : list?.items
}

const number = /^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/

/** Converts the text of a query to the type of the shape. Text that does not fit stays text. */
function typed(text: string, types: Set<string>): unknown {
  if (types.has('string')) return text
  if ((types.has('integer') || types.has('number')) && number.test(text)) return Number(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/**
 * Creates a reader for the queries of one endpoint. It reads only the shape's own names; the last of several values wins.
 * Lists are separated by commas or repeat their name.
 */
export function queryReader(shape: z.ZodMiniType): (search: URLSearchParams) => Record<string, unknown> {
  const fields = Object.entries(jsonSchema(shape).properties ?? {}).map(([name, field]) => ({
    name,
    types: typesOf(field),
    items: typesOf(itemsOf(field)),
  }))
  return (search) => {
    const read: Record<string, unknown> = {}
    for (const { name, types, items } of fields) {
      const given = search.getAll(name).filter(isStorable)
      const last = given.at(-1)
      if (last === undefined) continue
      read[name] = types.has('array')
        ? given
            .flatMap((part) => part.split(','))
            .filter(Boolean)
            .map((item) => typed(item, items))
        : typed(last, types)
    }
    return read
  }
}
