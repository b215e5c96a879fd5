import type { Json } from './json-schema'

const moment = '2026-11-20 10:42:00'
const dayOnly = '2026-11-20'

/** Examples of patterns. Each pattern of the contracts matches one of them. */
const texts = ['86.12', moment, dayOnly, '2026-11', '1.0800', 'A', 'a1b2c3d4e5f6a7b8']

/** Examples by name. */
const byName: readonly [RegExp, string][] = [
  [/At$|^at$/, moment],
  [/On$|^date$|Date$/, dayOnly],
  [/No$|^no$/, 'D202611200001'],
  [/phone$|mobile$/i, '13800001001'],
  [/mail$/i, 'buyer@example.com'],
  [/url$|image$|picture|logo|icon|video|avatar/i, '/files/6204.jpg'],
]

const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** Returns an example of a text whose name or bounds say more than "string". Tools compose the examples of calls from these. */
export function propertyExample(name: string, schema: Json): string | undefined {
  const { type, pattern, minLength, maxLength } = schema
  if (type !== 'string' || ['enum', 'const', 'example'].some((key) => key in schema)) return undefined
  const fits = (one: string) =>
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(one)) &&
    one.length >= numberIn(minLength, 0) &&
    one.length <= numberIn(maxLength, one.length)
  const named = byName.find(([known, one]) => known.test(name) && fits(one))
  if (named) return named[1]
  return fits('string') ? undefined : (texts.find(fits) ?? 'x'.repeat(numberIn(minLength, 1)))
}
