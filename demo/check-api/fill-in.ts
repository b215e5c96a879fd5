import { endpoints } from '../../elements/endpoints-by-name'
import type { Endpoint } from '../../src/core/api/endpoint'
import { jsonSchema, type Json } from '../server/core/openapi/json-schema'
import type { Asking } from './ask'
import { codesOf } from './judge-codes'
import type { KnownValues } from './known-values'

/** The brand site that is checked. */
export type Site = { key: string; id: string; group: boolean }
type Filled = { value: unknown } | { missing: string }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const siteFields = new Set(['brandTerminalId', 'brandSiteId'])

/**
 * Fields that are filled with texts from other responses, and the names of their sources. No other field is filled with a
 * text: a telephone number, for example, would send a message.
 */
const toldAs: Record<string, string> = { codeList: 'skuCode', keyword: 'brandName', tab: 'key' }

/** Values that work for every shop. */
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

/** Creates the function that fills in requests from the endpoint, known values and the site. */
export function filler(site: Site, known: KnownValues) {
  function field(endpoint: Endpoint, name: string, schema: Json): Filled {
    if (siteFields.has(name)) return { value: site.id }
    if (name === 'site') return { value: site.key }
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

  /** Fills in the required fields, and the site if the endpoint accepts one. */
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
   * Returns possible requests for an endpoint, the most likely first: one for each id that its address may mean.
   * @returns a text with the missing value if there is no possible request
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
