import { describe, expect, test } from 'vitest'
import { jsonSchema, type Json } from '../../demo/server/core/openapi/json-schema'
import { Refusal, type FieldError } from '../../demo/server/core/http/refusal'
import { routeTable } from '../../demo/server/core/http/serve'
import { validated } from '../../demo/server/core/http/validate'
import { overfull } from './oversized-requests'
import { isJson, partsOf, resolved, unboundedParts } from './schema-bounds'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')

test('openapi.json has an upper bound for every part of every request', async () => {
  const answer = await bed.app.request('http://localhost:4173/api/openapi.json')
  const document: { paths: Record<string, Record<string, unknown>>; components: Record<string, Json> } =
    await answer.json()
  const { schemas = {}, parameters = {}, requestBodies = {} } = document.components
  const whole = (schema: unknown) => resolved(schema, schemas)
  const shared = (part: unknown, components: Json) =>
    isJson(part) && typeof part.$ref === 'string' ? components[part.$ref.replace(/^.*\//, '')] : part
  const faults = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (!isJson(operation)) return [`${method} ${path}: no operation`]
      const requestBody = shared(operation.requestBody, requestBodies)
      const content = isJson(requestBody) && isJson(requestBody.content) ? requestBody.content : {}
      const body = content['application/json']
      return [
        ...partsOf(partsOf(operation.parameters).map((one) => shared(one, parameters))).flatMap((one) =>
          unboundedParts(whole(one.schema), `${method} ${path} ${String(one.name)}`),
        ),
        ...(isJson(body) ? unboundedParts(whole(body.schema), `${method} ${path} body`) : []),
      ]
    }),
  )
  expect(faults).toEqual([])
})

/** Returns the validation errors of a request: paths and sentences. */
function faultsOf(...asked: Parameters<typeof validated>): readonly FieldError[] {
  try {
    validated(...asked)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.more.errors ?? []
    throw error
  }
}

describe('rejects input just over a bound with a message without API field names', () => {
  const shapes = routeTable(bed.app).flatMap(({ endpoint, words }) => {
    const { query, body } = endpoint.shapes
    return Object.entries({ query, body }).flatMap(([part, shape]) =>
      shape ? [[`${part} of ${endpoint.method} ${endpoint.path}`, shape, words] as const] : [],
    )
  })
  test.each(shapes)('in the %s', (_, shape, words) => {
    const wrong = overfull(jsonSchema(shape)).flatMap(({ path, over, values }) => {
      const place = path.join('.')
      const found = values
        .flatMap((value) => faultsOf(shape, value, words))
        .filter((fault) => fault.path && `${place}.`.startsWith(`${fault.path}.`))
      const name = String(path.findLast((key) => typeof key === 'string') ?? '')
      const named = found.find(({ message: [zh] }) => zh.includes(name))
      if (named) return [named.message[0]]
      return found.length ? [] : [`${place}: ${JSON.stringify(over)} is taken`]
    })
    expect(wrong).toEqual([])
  })
})
