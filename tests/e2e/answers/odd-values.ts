/** Replacement of a value. */
export type Swap = { name: string; change: (value: unknown) => unknown }

/** Marker that removes a field including its name. */
export const gone = Symbol('gone')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const nested = () => Array.from({ length: 500 }).reduce<unknown>((inner) => ({ inner: [inner] }), {})
const many = (value: unknown) =>
  Array.from({ length: 10_000 }, (): unknown => (Array.isArray(value) ? value[0] : value))
const listed = (value: unknown) => [value]

const always = (values: Record<string, unknown>): Swap[] =>
  Object.entries(values).map(([name, value]) => ({ name, change: () => value }))
const made = (ways: Record<string, Swap['change']>): Swap[] =>
  Object.entries(ways).map(([name, change]) => ({ name, change }))

export const anywhere = always({ 'left out': gone, null: null })

/** Replacements by the kind of the original value. */
export const oddValues: Record<string, Swap[]> = {
  string: [
    ...made({ 'a list': listed, 'an object': (value) => ({ value }) }),
    ...always({
      'a number': 7,
      empty: '',
      '100,000 characters': '长Wq'.repeat(33_334),
      NaN: 'NaN',
      'a day that is none': '2026-13-45 99:99:99',
      'two dots': '..',
      'half a character': '\ud800',
      'an address that is none': 'http://[',
      ['__proto__']: '__proto__',
    }),
  ],
  number: [
    ...made({ 'a string': String, 'a list': listed, 'an object': (value) => ({ value }) }),
    ...always({
      NaN: 'NaN',
      '1e300': 1e300,
      'the largest whole one': Number.MAX_SAFE_INTEGER,
      '-1': -1,
      '0': 0,
      'a half': 0.5,
      'a code that nobody knows': 99_999,
    }),
  ],
  boolean: made({ 'a string': String, 'a list': listed, 'the other': (value) => !value }),
  list: [
    ...made({ 'an object': (value) => ({ ...(isRecord(value) ? value : {}) }), 'of 10,000': many }),
    ...always({ 'a string': 'text', 'a number': 3, empty: [], 'of null': [null], 'of lists': [[[]]] }),
  ],
  object: [
    ...made({ 'a list': listed, 'nested deeply': nested }),
    ...always({ 'a string': 'text', 'a number': 3, empty: {} }),
  ],
}
