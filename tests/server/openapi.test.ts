import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpoint, type Endpoint } from '../../src/core/endpoint'
import { createApp } from '../../demo/server/app'
import { routeTable, serve } from '../../demo/server/core/serve'
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

test('the description is valid OpenAPI 3.1', async () => {
  const checked = await new Validator().validate(structuredClone(document))
  expect(checked.errors).toBeUndefined()
  expect(checked.valid).toBe(true)
  expect(document.openapi).toBe('3.1.0')
})

const contracts = import.meta.glob<Record<string, unknown>>('../../src/**/*.contract.ts', { eager: true })
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value

test('every endpoint of a contract is served, and nothing else', () => {
  const line = ({ method, path }: Endpoint) => `${method} ${path}`
  const said = Object.values(contracts).flatMap((exported) => Object.values(exported).filter(isEndpoint))
  const served = routeTable(bed.app).map(({ endpoint: one }) => line(one))
  expect([...new Set(said.map(line))].toSorted()).toEqual([...new Set(served)].toSorted())
})

test('every route of the table stands in it, also its group variant, and nothing else', () => {
  const served = routeTable(app).flatMap(({ endpoint: { method }, paths }) =>
    paths.map((path) => `${method} ${path}`),
  )
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(served.toSorted())
  expect(described).toContain('GET /bbbGroup/userCenter/getUserInfo')
})

test('no route is served twice', () => {
  const served = routeTable(app).flatMap(({ endpoint: { method }, paths }) =>
    paths.map((path) => `${method} ${path}`),
  )
  expect(served.filter((line, at) => served.indexOf(line) !== at)).toEqual([])
})

test('parameters, keys, sessions and shapes that contain themselves are described', () => {
  const { parameters, summary } = document.paths['/test/tree/{kind}'].get
  expect(parameters.map(({ name, in: part }: Record<string, string>) => `${part} ${name}`)).toEqual([
    'path kind',
    'query depth',
  ])
  expect(summary).toBe('A tree.')
  const { post } = document.paths['/bbb/test/root']
  expect(post.security).toEqual([{ token: [] }])
  expect(post.parameters[0]).toMatchObject({ name: 'Idempotency-Key', required: false })
  expect(JSON.stringify(document)).not.toMatch(/"#\/\$defs|"\$ref":"#"/)
})
