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

test('reports nothing on a page without changed built-ins', () => {
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
    test(`detects that ${path}.${name} ${String(other).includes('throw') ? 'throws' : 'answers nothing'}`, () => {
      expect(foundWith(holder, name, other)).toContain(`${path}.${name}`)
    })

test('detects inherited properties that React reads', () => {
  for (const name of ['ref', 'key', 'dangerouslySetInnerHTML'])
    expect(foundWith(Object.prototype, name, 'x')).toContain(`Object.prototype.${name}`)
})

test('detects markup that shadows a required document property', () => {
  expect(foundWith(document, 'cookie', {})).toEqual(['document.cookie'])
})
