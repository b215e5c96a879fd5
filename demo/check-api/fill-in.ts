import { endpoints } from '../../elements/endpoints-by-name'
import type { Endpoint } from '../../src/core/api/endpoint'
import { jsonSchema, type Json } from '../server/core/openapi/json-schema'
import type { Asking } from './ask'
import { codesOf } from './judge-codes'
import type { KnownValues } from './known-values'

/** What is known without asking: the site that is checked. */
export type Site = { key: string; id: string; group: boolean }
type Filled = { value: unknown } | { missing: string }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const siteFields = new Set(['brandTerminalId', 'brandSiteId'])

/**
 * Texts that other answers hold, and under which name. Nothing else is filled with a text: a telephone number, say,
 * would have a message sent.
 */
const toldAs: Record<string, string> = { codeList: 'skuCode', keyword: 'brandName', tab: 'key' }

/** What every back end of a shop can be asked about. */
const always: Record<string, unknown> = {
  seoCode: 'home',
  quantity: 1,
  codes: [6001],
  dictCode: 'cancelReason',
}

const nameOf = (endpoint: Endpoint) =>
  Object.keys(endpoints).find((name) => endpoints[name] === endpoint) ?? ''

const first = (values: string[], missing: string): Filled => {
  const [value] = values
  return value === undefined ? { missing } : { value }
}

/** What asks for a value of its own each time: the endpoint, what is known, and the site. */
export function filler(site: Site, known: KnownValues) {
  function field(endpoint: Endpoint, name: string, schema: Json): Filled {
    if (siteFields.has(name)) return { value: site.id }
    if ('const' in schema) return { value: schema.const }
    if (Array.isArray(schema.enum)) return { value: schema.enum[0] }
    if (Object.hasOwn(always, name)) return { value: always[name] }
    if (schema.type === 'array' && isJson(schema.items)) {
      const item = field(endpoint, name.replace(/^idList$/, 'id'), schema.items)
      return 'value' in item ? { value: [item.value] } : item
    }
    if (schema.type === 'object') return fields(endpoint, schema)
    const [code] = schema.type === 'integer' ? (codesOf(nameOf(endpoint), name)?.codes ?? []) : []
    if (code !== undefined) return { value: code }
    const ids = known.ids(endpoint, name)
    return first(ids.length ? ids : known.texts(toldAs[name] ?? ''), name)
  }

  /** Only what must be given, and the site where it may be named. */
  function fields(endpoint: Endpoint, schema: Json): Filled {
    const required = Array.isArray(schema.required) ? schema.required : []
    const filled: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      if (!isJson(part) || !(required.includes(name) || siteFields.has(name))) continue
      const one = field(endpoint, name, part)
      if ('missing' in one) return one
      filled[name] = one.value
    }
    return { value: filled }
  }

  /**
   * Ways to ask an endpoint, the likeliest first: one for each id that its address may mean.
   * @returns in words which value nobody told, where there is none
   */
  return (endpoint: Endpoint): Asking[] | string => {
    const { query, body } = endpoint.shapes
    const parts: Asking = {}
    for (const [name, shape] of Object.entries({ query, body })) {
      if (!shape) continue
      const filled = fields(endpoint, jsonSchema(shape))
      if ('missing' in filled) return filled.missing
      Object.assign(parts, { [name]: filled.value })
    }
    const [param, more] = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    if (!param) return [parts]
    if (more) return more
    if (param === 'siteKeyFromHost') return [{ ...parts, path: { [param]: site.key } }]
    const ids = siteFields.has(param) ? [site.id] : known.ids(endpoint, param)
    return ids.length ? ids.map((id) => ({ ...parts, path: { [param]: id } })) : param
  }
}
