import type { Served } from './call'
import { callShares, openRequests } from './calls-under-way'
import { schemaIn, type Json } from './json-schema'
import { keyLength } from './once'
import { postgresLimits } from './postgres-limits'
import { longestParam } from './validate'

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { const: 200 }, message: { type: 'string' }, data },
})

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
    required: required.includes(name),
    schema,
    explode: false,
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: keyLength.min, maxLength: keyLength.max },
  }
  return [...inPath, ...inQuery, ...(endpoint.once ? [key] : [])]
}

function operation(served: Served, path: string, components: Json): Json {
  const { endpoint, consumes, produces } = served
  const { query, body, data } = endpoint.shapes
  const name = `${endpoint.method.toLowerCase()}${path.replace(/\W+/g, '_')}`
  const answered = schemaIn(components, data, `${name}.data`)
  const bodySchema = body && schemaIn(components, body, `${name}.body`)
  return {
    operationId: name,
    tags: [
      path
        .split('/')
        .slice(1, 4)
        .filter((part) => !part.startsWith('{'))
        .slice(0, -1)
        .join('/') || 'root',
    ],
    ...(endpoint.about && { summary: endpoint.about }),
    description: `For: ${endpoint.permission}.`,
    parameters: parametersOf(served, query && schemaIn(components, query, `${name}.query`)),
    ...(consumes && { requestBody: { required: true, ...content(consumes, { type: 'object' }) } }),
    ...(bodySchema &&
      !consumes && { requestBody: { required: true, ...content('application/json', bodySchema) } }),
    security: endpoint.needs === 'token' ? [{ token: [] }] : [],
    responses: {
      200: {
        description: 'Done, or refused with a code other than 200.',
        ...(produces
          ? content(produces, { type: 'string' })
          : content('application/json', {
              oneOf: [envelopeOf(answered), { $ref: '#/components/schemas/Refusal' }],
            })),
      },
      ...(endpoint.needs === 'token' && { 401: { $ref: '#/components/responses/SessionOver' } }),
      503: { $ref: '#/components/responses/Busy' },
    },
  }
}

const refusal: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    error: { type: 'string' },
    message: { type: 'string' },
    data: true,
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const { account, network } = callShares(postgresLimits.connections)
const bounds = `One network (IPv4 address or IPv6 /64) may have ${openRequests} requests open. With a pool of ${postgresLimits.connections} connections the server works on ${network.atOnce} calls of one network and ${account.atOnce} of one account at a time; ${account.waiting} more wait. Beyond that a call is refused with code 429 and \`Retry-After\`. Code 529 with HTTP 503: the server itself is busy. Code 503: its database cannot be reached.`

/** Describes all endpoints as OpenAPI 3.1. */
export function openApi(table: readonly Served[]): Json {
  const components: Json = { Refusal: refusal }
  const paths: Record<string, Json> = {}
  for (const served of table) {
    for (const path of served.paths) {
      const method = served.endpoint.method.toLowerCase()
      paths[path] = { ...paths[path], [method]: operation(served, path, components) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'tradefront reference API', version: '0.1.0', description: bounds },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      responses: {
        Busy: {
          description:
            'Code 529: the server is busy. Code 503: the database or the storage of files is away. Try again after `Retry-After` seconds.',
          headers: { 'Retry-After': { schema: { type: 'integer' } } },
          ...content('application/json', { $ref: '#/components/schemas/Refusal' }),
        },
        SessionOver: {
          description: 'No session, or it has ended.',
          ...content('application/json', { $ref: '#/components/schemas/Refusal' }),
        },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
}
