import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallError } from '../../src/core/api/call-error'
import { open } from '../../src/core/api/envelope'
import { property, tally } from '../hard/hard'

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('登录信息已过期', 'Login information has expired', '\ud800', ''),
)
const anything = fc.oneof(words, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(null, 1e308, -0, [], {}))
const errors = fc.oneof(fc.array(fc.record({ path: words, message: words }), { maxLength: 3 }), anything)
const codes = fc.oneof(fc.constantFrom(200, 300, 401, 404, 428, 500, -1, 0.5), fc.integer(), anything)
const envelope = fc.record(
  { code: codes, message: anything, error: anything, data: anything, errors },
  { requiredKeys: [] },
)
const body = fc.oneof(
  { weight: 4, arbitrary: envelope.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc.tuple(envelope, fc.nat(60)).map(([value, end]) => JSON.stringify(value).slice(0, -end)),
  },
  { weight: 1, arbitrary: words },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 100_000 }).map((deep) => '['.repeat(deep)) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 20_000 })
      .map((deep) => `{"code":200,"data":${'['.repeat(deep)}${']'.repeat(deep)}}`),
  },
)
const status = fc.oneof(
  fc.constantFrom(0, 200, 204, 304, 400, 401, 404, 500, 503),
  fc.integer({ min: -1, max: 700 }),
)

test('R58: any status and body gives the data of a success or a CallError with a limited message', () => {
  let opened = 0
  let failed = 0
  fc.assert(
    fc.property(status, body, (given, text) => {
      try {
        open({ status: given, body: text })
        expect([given >= 200 && given <= 299, JSON.parse(text)]).toEqual([
          true,
          expect.objectContaining({ code: 200 }),
        ])
        opened += 1
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        expect(error.title.length).toBeLessThanOrEqual(600)
        expect(error.text.length).toBeLessThanOrEqual(600)
        expect(typeof error.code).toBe('number')
        failed += 1
      }
    }),
    property(200_000),
  )
  expect([opened > 20, failed > 20]).toEqual([true, true])
  tally({ what: 'statuses and bodies of answers', inputs: opened + failed, lost: 0 })
})
