import { afterAll, expect, test, vi } from 'vitest'
import { damagedBuiltIns } from '../../../src/site/trouble/self-check'

// Other browser features, as far as the examples use them.
const document = {}
vi.stubGlobal('document', document)
vi.stubGlobal('location', { href: 'http://localhost/' })
vi.stubGlobal(
  'Text',
  class {
    data: string
    constructor(data: string) {
      this.data = data
    }
  },
)
vi.stubGlobal(
  'DOMPoint',
  class {
    x: number
    constructor(x: number) {
      this.x = x
    }
  },
)
for (const name of ['MutationObserver', 'IntersectionObserver'])
  vi.stubGlobal(
    name,
    class {
      observe() {}
      disconnect() {}
    },
  )

afterAll(() => {
  vi.unstubAllGlobals()
})

/** Looks while something is not as it should be, and puts it back at once: the test runner stands on it, too. */
function foundWith(holder: object, name: string, value: unknown): string[] {
  const before = Object.getOwnPropertyDescriptor(holder, name)
  Object.defineProperty(holder, name, { configurable: true, writable: true, value })
  const found = damagedBuiltIns()
  if (before) Reflect.defineProperty(holder, name, before)
  else Reflect.deleteProperty(holder, name)
  return found
}

test('a page that left everything as it was', () => {
  expect(damagedBuiltIns()).toEqual([])
})

for (const [path, holder, name] of [
  ['Array.prototype', Array.prototype, 'map'],
  ['Array.prototype', Array.prototype, 'reduce'],
  ['String.prototype', String.prototype, 'toLowerCase'],
  ['Map.prototype', Map.prototype, 'get'],
  ['Object', Object, 'keys'],
  ['JSON', JSON, 'parse'],
] as const)
  for (const other of [
    () => undefined,
    () => {
      throw new Error('of the page')
    },
  ])
    test(`${path}.${name} is found when it ${String(other).includes('throw') ? 'throws' : 'answers nothing'}`, () => {
      expect(foundWith(holder, name, other)).toContain(`${path}.${name}`)
    })

test('what everything would inherit and React reads is found', () => {
  for (const name of ['ref', 'key', 'dangerouslySetInnerHTML'])
    expect(foundWith(Object.prototype, name, 'x')).toContain(`Object.prototype.${name}`)
})

test('a name in the markup that hides what nothing works without is found', () => {
  expect(foundWith(document, 'cookie', {})).toEqual(['document.cookie'])
})
