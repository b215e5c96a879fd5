import * as z from 'zod/mini'
import { isStorable } from './json'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

/** The JSON types that a value may have. */
function typesOf(schema: Schema | undefined): Set<string> {
  if (!schema) return new Set()
  const own = [schema.type ?? []].flat()
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? [])
  const inner = (schema.anyOf ?? []).flatMap((option) => [...typesOf(option)])
  return new Set([...own, ...values.map((value) => typeof value), ...inner])
}

const number = /^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/

/** A query holds text only: turns it into the types that the shape asks for; what does not fit stays text. */
function typed(text: string, types: Set<string>): unknown {
  if (types.has('string')) return text
  if ((types.has('integer') || types.has('number')) && number.test(text)) return Number(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/**
 * Prepares reading the queries of one endpoint: only the shape's own names are read, the last one of several
 * wins, and lists are joined by commas.
 */
export function queryReader(shape: z.ZodMiniType): (search: URLSearchParams) => Record<string, unknown> {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const types = typesOf(field)
    const items = typesOf(field.items ?? field.anyOf?.find((option) => option.items)?.items)
    return { name, types, items }
  })
  return (search) => {
    const read: Record<string, unknown> = {}
    for (const { name, types, items } of fields) {
      const last = search.getAll(name).at(-1)
      if (last === undefined || !isStorable(last)) continue
      read[name] = types.has('array')
        ? last
            .split(',')
            .filter(Boolean)
            .map((item) => typed(item, items))
        : typed(last, types)
    }
    return read
  }
}
