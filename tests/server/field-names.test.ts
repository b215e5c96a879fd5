import { expect, test } from 'vitest'
import type { Json } from '../../demo/server/core/openapi/json-schema'
import { jsonSchema } from '../../demo/server/core/openapi/json-schema'
import { Refusal } from '../../demo/server/core/http/refusal'
import { routeTable } from '../../demo/server/core/http/serve'
import { validated } from '../../demo/server/core/http/validate'
import { sampleInput } from './sample-body'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')

type Path = string[]
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the paths of all fields of a schema, including those of the first entries of lists. */
function pathsOf(schema: unknown, path: Path = []): Path[] {
  if (!isJson(schema)) return []
  const inner = isJson(schema.properties) ? Object.entries(schema.properties) : []
  const options = Array.isArray(schema.anyOf) ? schema.anyOf : []
  return [
    ...inner.flatMap(([name, part]) => [[...path, name], ...pathsOf(part, [...path, name])]),
    ...(schema.items ? pathsOf(schema.items, [...path, '0']) : []),
    ...options.flatMap((option) => pathsOf(option, path)),
  ]
}

/** Returns a copy of the input with another value at a path. */
function changed(input: unknown, [name = '', ...rest]: Path, value: unknown): unknown {
  const next = (before: unknown) => (rest.length ? changed(before, rest, value) : value)
  if (Array.isArray(input) || name === '0') return [next(Array.isArray(input) ? input[0] : undefined)]
  const fields = isJson(input) ? input : {}
  return { ...fields, [name]: next(fields[name]) }
}

const wrongs = [undefined, null, '', ' ', [], {}, 'x'.repeat(3_000), -1, 1e12, true, ['', 1, {}]]

function sentencesOf(check: () => unknown): Record<'zh-CN' | 'en', string[]> {
  try {
    check()
    return { 'zh-CN': [], en: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const messagesIn = (language: 'zh-CN' | 'en') => {
      const { message, errors = [] } = error.body(language)
      return [message, ...errors.map((each) => each.message)]
    }
    return { 'zh-CN': messagesIn('zh-CN'), en: messagesIn('en') }
  }
}

test('no validation message contains a field name of the API', () => {
  const named = new Map<string, string>()
  let checked = 0
  for (const { endpoint, words } of routeTable(bed.app)) {
    const { query, body } = endpoint.shapes
    const input = sampleInput(endpoint, '1')
    for (const [shape, given] of [
      [query, input.query],
      [body, input.body],
    ] as const) {
      if (!shape) continue
      for (const path of pathsOf(jsonSchema(shape)))
        for (const wrong of wrongs) {
          const name = path.findLast((part) => part !== '0') ?? ''
          const { 'zh-CN': zh, en } = sentencesOf(() => validated(shape, changed(given, path, wrong), words))
          checked += zh.length
          for (const sentence of zh)
            if (new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(sentence) || /[a-z][A-Z]/.test(sentence))
              named.set(sentence, `${endpoint.method} ${endpoint.path}`)
          for (const sentence of en)
            if (/[a-z][A-Z]/.test(sentence)) named.set(sentence, `${endpoint.method} ${endpoint.path}`)
        }
    }
  }
  expect(checked).toBeGreaterThan(1_000)
  expect([...named]).toEqual([])
})
