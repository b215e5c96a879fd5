import type { Served } from '../http/call'
import { callShares, openRequests } from '../http/calls-under-way'
import { rooms } from 'virtual:screens'
import * as z from 'zod/mini'
import { groups, isOf } from '../../../check-api/groups'
import { subjectOf } from '../../../check-api/judge-codes'
import { codeComponents } from './code-components'
import { nameComponents, type ComponentNames } from './component-names'
import { described, type Subject } from './described-schema'
import type { Json } from './json-schema'
import { schemaIn } from './published-schema'
import { keyLength } from '../security/idempotency'
import { postgresLimits } from '../database/postgres-limits'
import { inlineSingle, mergeEqual } from './fewer-schemas'
import { isRecord } from '../http/is-record'
import { shareParts } from './shared-parts'
import { shareSchemas } from './shared-schemas'
import { longestParam } from '../http/validate'

const envelopeOf = (data: Json): Json => ({
  allOf: [{ $ref: '#/components/schemas/Success' }, { properties: { data } }],
})
const success: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: {
      type: 'integer',
      description: '200: it was done. Any other code is a refusal, which comes in the form of `Refusal`.',
    },
    message: { type: 'string', description: 'What happened, for people.' },
    data: { description: 'The answer; null in a refusal.' },
  },
}

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } })

function parametersOf({ endpoint }: Served, query: Json | undefined): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: longestParam },
  }))
  const required = Array.isArray(query?.required) ? query.required : []
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
    ...(isRecord(schema) && schema.type === 'array' && { explode: false }),
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', minLength: keyLength.min, maxLength: keyLength.max },
  }
  return [...inPath, ...inQuery, ...(endpoint.once ? [key] : [])]
}

/** Returns the subject of a component from its name: an `OrderRow` is about an order. */
function componentSubject(key: string, { rooms }: ComponentNames) {
  const room = rooms.get(key)
  return room === undefined ? undefined : ([key.replace(/(Row|Line|Detail)$/, ''), room] as const)
}

/** Converts a shape, and describes the components that it adds. @param subject of components without their own */
function namedSchema(
  components: Json,
  shape: z.ZodMiniType,
  name: string,
  named: ComponentNames,
  subject: Subject,
): Json {
  const known = new Set(Object.keys(components))
  const schema = schemaIn(components, shape, name, named)
  for (const [key, component] of Object.entries(components))
    if (!known.has(key))
      components[key] = described(Object(component), componentSubject(key, named) ?? subject)
  return schema
}

function operation(served: Served, path: string, components: Json, named: ComponentNames): Json {
  const { endpoint, consumes, produces, alsoGet } = served
  const { query, body, data } = endpoint.shapes
  const name = `${endpoint.method.toLowerCase()}${path.replace(/\W+/g, '_')}`
  const call = named.calls.get(endpoint) ?? ''
  const subject = subjectOf(call)
  const answered = described(namedSchema(components, data, `${name}.data`, named, subject), subject)
  const bodySchema = body && described(namedSchema(components, body, `${name}.body`, named, subject), subject)
  // Parameters are the properties of the query, which is therefore no component of its own.
  const values = { ...named, registry: named.values, objects: new Map() }
  const querySchema = query && described(schemaIn(components, query, `${name}.query`, values), subject)
  const parameters = parametersOf(served, querySchema)
  const notes = [
    ...(endpoint.permission === (endpoint.needs === 'token' ? 'member' : 'anyone')
      ? []
      : [`For: ${endpoint.permission}.`]),
    ...(alsoGet ? ['Also answers GET, with the fields of the body in the query.'] : []),
  ]
  return {
    operationId: call || name,
    tags: [
      path
        .split('/')
        .slice(1, 4)
        .filter((part) => !part.startsWith('{'))
        .slice(0, -1)
        .join('/') || 'root',
    ],
    ...(endpoint.about && { summary: endpoint.about }),
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(parameters.length > 0 && { parameters }),
    ...(consumes && { requestBody: { required: true, ...content(consumes, { type: 'object' }) } }),
    ...(bodySchema &&
      !consumes && {
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: bodySchema },
            ...(endpoint.simple && { 'text/plain': { schema: bodySchema } }),
          },
        },
      }),
    ...(endpoint.needs === 'nothing' && { security: [] }),
    responses: {
      200: {
        description: 'OK',
        ...(produces
          ? content(produces, { type: 'string' })
          : content('application/json', envelopeOf(answered))),
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

const refusal: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer', not: { const: 200 }, description: 'Why it was not done, for programs.' },
    error: { type: 'string', description: 'The same as `message`, where an older client reads it.' },
    message: { type: 'string', description: 'Why it was not done, for people.' },
    data: { description: 'Further facts of the refusal.' },
    errors: {
      type: 'array',
      description: 'Fields that were refused.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: 'The field: `lines.0.quantity`.' },
          message: { type: 'string', description: 'What is wrong with it, for people.' },
        },
      },
    },
  },
}

/** Folders of `src` whose calls are a document of their own. Each is a part of the group `account`. */
const areas = ['trade', 'money']

/** Names of the documents. */
export const selections: readonly string[] = [...groups, ...areas]

/** Returns whether a document has a call. Undefined: there is no such document. */
function selectedBy(asked: string): ((call: string) => boolean) | undefined {
  const group = groups.find((name) => name === asked)
  if (group) return (call) => isOf(group, call)
  return areas.includes(asked) ? (call) => rooms[call]?.startsWith(`${asked}/`) ?? false : undefined
}

const { account, network } = callShares(postgresLimits.connections)
const groupsOfSites =
  'Brand sites that are a group of sites (`groupSite` of the first call) ask every path below /bbb/ under /bbbGroup/ instead; it takes and answers the same.'
const callers = 'A call is for members, without `security` for anyone, unless its description names others.'
const bounds = `One network (IPv4 address or IPv6 /64) may have ${openRequests} requests open. With a pool of ${postgresLimits.connections} connections the server works on ${network.atOnce} calls of one network and ${account.atOnce} of one account at a time; ${account.waiting} more wait. Beyond that a call is refused with code 429 and \`Retry-After\`. Code 529 with HTTP 503: the server itself is busy. Code 503: its database cannot be reached.`

/** Returns all named components, before they are referenced. */
function namedComponents(named: ComponentNames): Json {
  const components: Json = { Success: success, Refusal: refusal, ...codeComponents() }
  for (const [name, shape] of named.objects) namedSchema(components, z.array(shape), name, named, ['', ''])
  return components
}

/** Removes unreferenced components. */
function prune(components: Json, paths: Json) {
  for (let count = -1; count !== Object.keys(components).length;) {
    count = Object.keys(components).length
    const text = JSON.stringify([components, paths])
    for (const name of Object.keys(components))
      if (components[name] !== refusal && !text.includes(`"#/components/schemas/${name}"`))
        Reflect.deleteProperty(components, name)
  }
}

/**
 * Describes endpoints as OpenAPI 3.1.
 * @param asked one of `selections`
 * @returns undefined for another name
 */
export function openApi(table: readonly Served[], asked: string): Json | undefined {
  const isSelected = selectedBy(asked)
  if (!isSelected) return undefined
  const named = nameComponents()
  const components = namedComponents(named)
  const paths: Record<string, Json> = {}
  for (const served of table) {
    const { method, path } = served.endpoint
    if (!isSelected(named.calls.get(served.endpoint) ?? '')) continue
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(served, path, components, named) }
  }
  prune(components, paths)
  const kept = new Set([...Object.keys(codeComponents()), 'Refusal', ...named.exported])
  const merged = mergeEqual({ paths, schemas: components }, kept)
  const shared = shareParts(shareSchemas(merged.paths, merged.schemas))
  const { paths: written, schemas, ...others } = inlineSingle({ ...shared, schemas: merged.schemas }, kept)
  return {
    openapi: '3.1.0',
    info: {
      title: 'tradefront reference API',
      version: '0.1.0',
      description: [groupsOfSites, callers, bounds].join(' '),
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths: written,
    components: {
      ...others,
      schemas,
      responses: {
        ...others.responses,
        Failure: {
          description:
            'HTTP 401: no session, or it has ended. HTTP 503 with code 529: the server is busy, with code 503: the database or the storage of files is away; try again after `Retry-After` seconds.',
          headers: { 'Retry-After': { schema: { type: 'integer' } } },
          ...content('application/json', { $ref: '#/components/schemas/Refusal' }),
        },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
}
