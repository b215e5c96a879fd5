import { dictionaries } from 'virtual:screens'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpoint, type Endpoint } from '../../src/core/api/endpoint'
import { createApp } from '../../demo/server/app'
import { routeTable, serve } from '../../demo/server/core/http/serve'
import { propertyWords } from '../../demo/server/core/openapi/property-words'
import { shareSchemas } from '../../demo/server/core/openapi/shared-schemas'
import type { Json } from '../../demo/server/core/openapi/json-schema'
import { composedExample } from './composed-example'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
type Node = { name: string; children: Node[] }
const node: z.ZodMiniType<Node> = z.object({ name: z.string(), children: z.array(z.lazy(() => node)) })
const tree = endpoint('GET /test/tree/{kind}', {
  query: z.object({ depth: z.int() }),
  data: z.array(node),
  about: 'A tree.',
})
const root = endpoint('POST /bbb/test/root', {
  once: true,
  needs: 'token',
  permission: 'main',
  body: node,
  data: node,
})
const app = createApp({
  ...bed,
  log: { info: () => {}, error: (line) => bed.errors.push(line) },
  routes(shop) {
    serve(shop, tree, () => [])
    serve(shop, root, ({ asked }) => asked.body)
  },
})
const document = await (await app.request('http://localhost:4173/api/openapi.json')).json()

/** Returns the component that a part refers to, otherwise the part. */
function whole(part: { $ref?: string } & Record<string, unknown>) {
  const [, section = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? []
  return section ? document.components[section][name] : part
}

test('the description is valid OpenAPI 3.1', async () => {
  const checked = await new Validator().validate(structuredClone(document))
  expect(checked.errors).toBeUndefined()
  expect(checked.valid).toBe(true)
  expect(document.openapi).toBe('3.1.0')
})

const contracts = import.meta.glob<Record<string, unknown>>('../../src/**/*.contract.ts', { eager: true })
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value

test('serves exactly the endpoints of the contracts', () => {
  const line = ({ method, path }: Endpoint) => `${method} ${path}`
  const said = Object.values(contracts).flatMap((exported) => Object.values(exported).filter(isEndpoint))
  const served = routeTable(bed.app).map(({ endpoint: one }) => line(one))
  expect([...new Set(said.map(line))].toSorted()).toEqual([...new Set(served)].toSorted())
})

test('the document of a group has its calls and the catalogue, and that of an area only its calls', async () => {
  const all = Object.keys(document.paths)
  for (const [group, most, has, hasNot] of [
    ['catalogue', 78_000, '/bbb/goodsInfo/page', '/bbb/userCenter/userShoppingCar/count'],
    ['cart', 84_000, '/bbb/userCenter/userShoppingCar/count', '/bbb/gift/page'],
    ['account', 356_000, '/bbb/userCenter/getUserInfo', '/bbb/goodsCategory/tree'],
  ] as const) {
    const answer = await app.request(`http://localhost:4173/api/openapi.json?for=${group}`)
    const text = await answer.text()
    const paths = Object.keys(JSON.parse(text).paths)
    expect(paths).toContain('/bbb/goodsInfo/page')
    expect(all).toEqual(expect.arrayContaining(paths))
    expect([paths.includes(has), paths.includes(hasNot)]).toEqual([true, false])
    expect(text.length).toBeLessThan(most)
  }
  for (const [area, most, has] of [
    ['trade', 175_000, '/bbb/userCenter/order/page'],
    ['money', 108_000, '/bbb/userCenter/invoice/page'],
  ] as const) {
    const text = await (await app.request(`http://localhost:4173/api/openapi.json?for=${area}`)).text()
    const paths = Object.keys(JSON.parse(text).paths)
    expect(all).toEqual(expect.arrayContaining(paths))
    expect([paths.includes(has), paths.includes('/bbb/goodsInfo/page')]).toEqual([true, false])
    expect(text.length).toBeLessThan(most)
  }
  const none = await app.request('http://localhost:4173/api/openapi.json?for=carts')
  expect([none.status, (await none.json()).message]).toEqual([404, expect.stringContaining('catalogue')])
})

test('lists every endpoint once, with group variants as one sentence', () => {
  const served = routeTable(app).map(({ endpoint: { method, path } }) => `${method} ${path}`)
  const listed = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.toSorted()).toEqual(served.toSorted())
  expect(document.info.description).toContain('/bbbGroup/')
  expect(JSON.stringify(document).length).toBeLessThan(443_000)
})

test('uses components for named schemas, and strings for ids and amounts', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Goods', 'Sku', 'Id', 'Money', 'CartLine']))
  expect(schemas.Id).toMatchObject({ type: 'string' })
  expect(schemas.Money).toMatchObject({ type: 'string' })
  expect(schemas.Goods.properties.id).toMatchObject({ $ref: '#/components/schemas/Id' })
  expect(schemas.Goods.required).toEqual(['id', 'goodsName', 'skuItemDefault'])
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the description of a schema, or of the component that it refers to. */
function aboutOf({ description, $ref }: Record<string, unknown>): unknown {
  const target = typeof $ref === 'string' && document.components.schemas[$ref.replace(/^.*\//, '')]
  return description ?? (target && aboutOf(target))
}

/** Returns the paths of properties without a description. */
function unexplained(part: unknown, at: string): string[] {
  if (!isRecord(part)) return []
  const { properties } = part
  const own = isRecord(properties)
    ? Object.entries(properties).flatMap(([name, schema]) =>
        isRecord(schema) && !aboutOf(schema) ? [`${at}.${name}`] : [],
      )
    : []
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => unexplained(inner, `${at}/${key}`))]
}

test('every property has a description, and every code lists its values', () => {
  const agreed = Object.entries<object>(document.paths).filter(([path]) => !path.includes('/test/'))
  const places = [...agreed, ...Object.entries<object>(document.components.schemas)]
  const silent = places.filter(([at]) => !at.includes('test')).flatMap(([at, part]) => unexplained(part, at))
  // The description of `data` is that of the call.
  expect(silent.filter((at) => !at.endsWith('/allOf/1.data'))).toEqual([])
  const { state } = document.components.schemas.OrderRow.properties
  const codes = state.$ref ? document.components.schemas[state.$ref.replace(/^.*\//, '')] : state
  expect(codes).toMatchObject({
    enum: expect.arrayContaining([10]),
    description: expect.stringMatching(/10 \w+/),
  })
})

/** Returns properties whose codes differ from those of the dictionary that their description names. */
function otherCodes(part: unknown, at: string): string[] {
  if (!isRecord(part)) return []
  const own = Object.entries(isRecord(part.properties) ? part.properties : {}).flatMap(([name, schema]) => {
    const [, wanted] = /Code of `(\w+)`/.exec(String(isRecord(schema) && aboutOf(schema))) ?? []
    const codes = dictionaries
      .find(({ words }) => words.name === wanted)
      ?.words.entries.map(({ code }) => code)
    if (!codes || !isRecord(schema) || whole(schema).type !== 'integer') return []
    return String(whole(schema).enum) === String(codes) ? [] : [`${at}.${name}`]
  })
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => otherCodes(inner, `${at}/${key}`))]
}

test('every code has the values of the dictionary in its contract', () => {
  expect(otherCodes(document, '')).toEqual([])
})

/** Returns the named properties of a document. */
function propertiesIn(part: unknown): [name: string, schema: Record<string, unknown>][] {
  if (!isRecord(part)) return []
  const own = Object.entries(isRecord(part.properties) ? part.properties : {})
  return [
    ...own.flatMap(([name, schema]): [string, Record<string, unknown>][] =>
      isRecord(schema) ? [[name, schema]] : [],
    ),
    ...Object.values(part).flatMap(propertiesIn),
  ]
}

test('each dictionary is one component, and only it lists the labels', () => {
  const { schemas } = document.components
  expect(schemas.OrderState.description).toMatch(/^Code of `orderState`\. 10 /)
  expect(schemas.OrderRow.properties.state).toEqual({ $ref: '#/components/schemas/OrderState' })
  const { noticesWanted } = Object.fromEntries(
    propertiesIn(document.paths['/bbb/userCenter/settings/detail']),
  )
  expect(whole(noticesWanted ?? {}).items).toEqual({ $ref: '#/components/schemas/NoticeTopic' })
  const text = JSON.stringify(document)
  const words = Object.values<Json>(schemas).flatMap(
    ({ description }) => /^Code of `\w+`\. (10 .+)/.exec(String(description))?.[1] ?? [],
  )
  expect(words.length).toBeGreaterThan(20)
  // Two dictionaries may have the same words.
  expect(
    words.filter((one) => text.split(one).length - 1 > words.filter((other) => other.includes(one)).length),
  ).toEqual([])
})

test('describes content of a page as rows, and other content as text', () => {
  const abouts = propertiesIn(document).flatMap(([name, schema]) =>
    name === 'content' ? [`${String(whole(schema).type)}: ${String(aboutOf(schema))}`] : [],
  )
  expect(new Set(abouts)).toEqual(new Set(['array: Rows of this page.', 'string: Text.']))
})

test('gives no property but dates a date as its example', () => {
  const days = propertiesIn(document).filter(([, { example }]) => /^\d{4}-\d\d-\d\d$/.test(String(example)))
  expect(
    [...new Set(days.map(([name]) => name))].filter((name) => !/(On|[dD]ate)$|^(from|until)$/.test(name)),
  ).toEqual([])
})

test('applies a comment to the variant with its constant, or to a property of its own contract', () => {
  const { RuleCondition } = document.components.schemas
  const kinds = Object.fromEntries(
    RuleCondition.anyOf.map(({ properties }: Json) => [Object(properties).kind.const, properties]),
  )
  expect(kinds.costCentre.codes.description).toMatch(/^Cost centres/)
  expect(kinds.currency.codes.description).toMatch(/^Currencies/)
  const keywords = propertiesIn(document.paths['/bbb/userCenter/members/page']).flatMap(([name, schema]) =>
    name === 'keyword' ? [aboutOf(schema)] : [],
  )
  expect(keywords).not.toContain('Part of a contract number or title.')
})

test('unexported schemas become components only if they differ and repeat', () => {
  const { schemas } = document.components
  const text = JSON.stringify(document)
  expect(Object.keys(schemas).filter((name) => /^(Answer|Part)\d*$/.test(name))).toEqual([])
  const auto = Object.keys(schemas).filter((name) => /^(\w+(Answer|Body)|Data|Rows|Lines)\d*$/.test(name))
  expect(auto.filter((name) => text.split(`"#/components/schemas/${name}"`).length < 3)).toEqual([])
  // Each document that a sub-account may have placed describes its account in its own shape.
  expect(Object.keys(schemas).filter((name) => name.startsWith('PlacedBy'))).toHaveLength(1)
})

test('every description by name applies to an uncommented property', () => {
  const text = JSON.stringify(document)
  const written = (about: string) => JSON.stringify(about).slice(1, -1)
  const unused = Object.entries(propertyWords).filter(([, about]) => !text.includes(written(about)))
  expect(unused).toEqual([])
})

test('the examples of a call form a valid request and response', () => {
  const { schemas } = document.components
  const wrong = routeTable(app).flatMap(({ endpoint: { method, path, shapes }, produces, consumes }) => {
    const { requestBody, responses } = document.paths[path][method.toLowerCase()]
    const schemaIn = ({ content }: { content: Record<string, { schema: Json }> }) =>
      whole(content['application/json']?.schema ?? {})
    const example = (schema: Json) => composedExample(schema, schemas)
    const answer = produces || example(schemaIn(whole(responses[200])).allOf[1].properties.data)
    const body = requestBody && !consumes && example(schemaIn(whole(requestBody)))
    return [
      ...(produces || shapes.data.safeParse(answer).success
        ? []
        : [`answer of ${method} ${path}: ${JSON.stringify(answer)}`]),
      ...(!shapes.body || consumes || isRecord(body) || Array.isArray(body)
        ? []
        : [`body of ${method} ${path}`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('writes repeated parts once', () => {
  const repeated = new Map<string, number>()
  const note = (part: unknown) => {
    const text = JSON.stringify(part)
    if (!text.includes('"$ref":"#/components/parameters') && text.length > 90)
      repeated.set(text, (repeated.get(text) ?? 0) + 1)
  }
  for (const methods of Object.values<object>(document.paths))
    for (const { parameters = [], requestBody, responses } of Object.values(methods)) {
      parameters.forEach(note)
      if (requestBody) note(requestBody)
      note(responses[200])
    }
  expect([...repeated].filter(([, count]) => count > 2)).toEqual([])
})

test('serves no route twice', () => {
  const served = routeTable(app).flatMap(({ endpoint: { method }, paths }) =>
    paths.map((path) => `${method} ${path}`),
  )
  expect(served.filter((line, at) => served.indexOf(line) !== at)).toEqual([])
})

test('equal schemas share a component with its own name', () => {
  const item = { type: 'object', properties: { a: { type: 'string', description: 'x'.repeat(90) } } }
  const list = { type: 'array', items: item, description: 'Lines.' }
  const components: Record<string, unknown> = {}
  const paths = shareSchemas(
    { one: { schema: list }, two: { schema: list }, three: { schema: item } },
    components,
  )
  const [outer = ''] = Object.keys(components).filter((name) =>
    JSON.stringify(components[name]).includes('array'),
  )
  expect(paths.one).toEqual({ schema: { $ref: `#/components/schemas/${outer}` } })
  const { items } = Object(components[outer])
  expect(items).toEqual(Object(paths.three).schema)
  expect(items.$ref).not.toBe(`#/components/schemas/${outer}`)
})

test('describes parameters, keys, sessions and recursive schemas', () => {
  const { parameters, summary } = document.paths['/test/tree/{kind}'].get
  expect(
    parameters.map(whole).map(({ name, in: part }: Record<string, string>) => `${part} ${name}`),
  ).toEqual(['path kind', 'query depth'])
  expect(summary).toBe('A tree.')
  const { post } = document.paths['/bbb/test/root']
  expect([post.security, document.security]).toEqual([undefined, [{ token: [] }]])
  expect(whole(post.parameters[0])).toMatchObject({ name: 'Idempotency-Key', in: 'header' })
  expect(whole(post.parameters[0]).required).toBeUndefined()
  expect(JSON.stringify(document)).not.toMatch(/"#\/\$defs|"\$ref":"#"/)
})
