import { basename } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { filesBelow, isCode, textOf } from './sources'

const rows = textOf('.github/GLOSSARY.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .slice(2)
const wordsIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
const forbidden = new Set(rows.flatMap(([, , , , not]) => wordsIn(not)))

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
const links = new Set(['of', 'at', 'in', 'by', 'for', 'with', 'from', 'to'])

/** What a name is of: the last word before `of`, `at` and the like; `memoryPlace` and `placeOf` are places. */
function headOf(name: string): string {
  const parts = partsOf(name)
  const end = parts.findIndex((part, at) => at > 0 && links.has(part))
  return (end < 0 ? parts : parts.slice(0, end)).at(-1) ?? ''
}
const isForbidden = (name: string) => forbidden.has(name) || forbidden.has(headOf(name))

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? [node.name] : []

/** Names that a pattern gives; what keeps the name of a property was named by others. */
function given(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Property') return node.shorthand ? [] : given(node.value)
  if (node.type === 'ObjectPattern') return [node.properties].flat().flatMap(given)
  if (node.type === 'ArrayPattern') return [node.elements].flat().flatMap(given)
  if (node.type === 'AssignmentPattern') return given(node.left)
  if (node.type === 'RestElement') return given(node.argument)
  return nameOf(node)
}

function* namesGiven(node: unknown): Generator<string> {
  if (!isNode(node)) return
  const { type } = node
  if (type === 'VariableDeclarator' || /^TS(TypeAlias|Interface)Declaration$/.test(String(type)))
    yield* given(node.id)
  if (/^(Arrow)?Function(Declaration|Expression)?$|^Class/.test(String(type))) yield* given(node.id)
  if (Array.isArray(node.params)) yield* node.params.flatMap(given)
  for (const inner of Object.values(node)) yield* namesGiven(inner)
}

const files = filesBelow('src', 'elements', 'demo', 'tests').filter(
  (file) => isCode(file) && !/\/hosts\/|\/references\//.test(file),
)

it('the glossary holds thirty words at most, each in both languages and in code', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.length).toBeLessThanOrEqual(30)
  for (const [, zh = '', en = '', code = ''] of rows) {
    expect(zh).toMatch(/^\p{Script=Han}+$/u)
    expect(en).toMatch(/^[\w ,-]+$/)
    expect(wordsIn(code)).toHaveLength(1)
  }
})

it('a Chinese word has one row, and no word is wanted in one row and forbidden in another', () => {
  expect(new Set(rows.map(([, zh]) => zh)).size).toBe(rows.length)
  expect(rows.flatMap(([, , , code]) => wordsIn(code)).filter((word) => forbidden.has(word))).toEqual([])
})

it('no file is called by a forbidden word', () => {
  const called = files.filter((file) =>
    basename(file)
      .replace(/\.\w+$/, '')
      .split('.')
      .some(isForbidden),
  )
  // The element's tag is public.
  expect(called).toEqual(['elements/trade-notices.ts'])
})

it('no name is a forbidden word', { timeout: 60_000 }, () => {
  const found = files.flatMap((file) => {
    const { program } = parseSync(file, textOf(file))
    return [...new Set(namesGiven(program))].filter(isForbidden).map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})
