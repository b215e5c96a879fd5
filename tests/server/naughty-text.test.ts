import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { routeTable } from '../../demo/server/core/serve'
import { jsonSchema, type JsonSchema } from '../../demo/server/core/json-schema'
import { addAddress, listAddresses } from '../../src/account/addresses/addresses.contract'
import { cleanText } from '../../src/core/clean-text'
import { openTestbed } from './testbed'

// Halves of characters are no JSON to a bundler.
const { vectors }: { vectors: string[] } = JSON.parse(
  readFileSync('tests/vectors/naughty-texts.json', 'utf8'),
)

const bed = await openTestbed('open')
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('newbie')
})

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** A value of this schema in which every text is the given one. */
function filled(schema: JsonSchema | boolean, text: string): unknown {
  if (typeof schema === 'boolean') return text
  const { type, properties = {}, items, anyOf, const: only, enum: among } = schema
  if (only !== undefined) return only
  if (among) return among[0]
  if (anyOf?.[0] !== undefined) return filled(anyOf[0], text)
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, filled(part, text)]))
  if (type === 'array')
    return items && !Array.isArray(items) && typeof items !== 'string' ? [filled(items, text)] : []
  if (type === 'number' || type === 'integer') return 1
  return type === 'boolean' ? true : text
}

/** Something in each place of the path. */
const pathOf = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name === 'channel' ? 'qq' : '1']),
  )

describe('whatever stands in a text field', () => {
  const asking = routeTable(bed.app).filter(
    ({ endpoint, consumes }) => (endpoint.shapes.body || endpoint.shapes.query) && !consumes,
  )
  // One text in twenty for each endpoint, others for the next, so that all of them are tried.
  test.each(asking.map(({ endpoint }, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const))(
    '%s answers with something else than a crash',
    async (_, endpoint, at) => {
      const { body, query } = endpoint.shapes
      for (const text of vectors.filter((_text, index) => index % 20 === at % 20)) {
        const input = {
          path: pathOf(endpoint.path),
          body: body && filled(jsonSchema(body), text),
          query: query && filled(jsonSchema(query), text),
        }
        const answer = await bed.ask(endpoint, input, { token })
        expect([text, answer.status < 500]).toEqual([text, true])
      }
      expect(bed.errors).toEqual([])
    },
  )
})

describe('what is kept of a text', () => {
  const address = { consignee: '周岚', phone: '13800001001', regionCode: '320506' }
  test.each(vectors)('%j is kept as it is said to be, or refused', async (given) => {
    const asked = bed.call(addAddress, { body: { ...address, detail: given } }, { token })
    const id = await asked.catch((error: { code: number }) => error.code)
    const kept = (await bed.call(listAddresses, {}, { token })).find((row) => row.id === id)?.detail
    const expected = cleanText(given, false)
    const fits = isStorable(given) && expected !== '' && [...expected].length <= 100
    expect(typeof id === 'number' ? id : kept).toBe(fits ? expected : 400)
  })

  test('control characters are cut out, line breaks stay where there are lines', () => {
    expect(cleanText(' a\u0007b\r\nc\td\u009b\u007f\r')).toBe('ab\nc\td')
    expect(cleanText('a\r\n\tb', false)).toBe('a b')
    // Not a slip of the keyboard: refused by whoever reads it.
    expect(cleanText('a\0')).toBe('a\0')
  })
})
