import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type Plugin } from 'vite'

const asked = 'virtual:contract-comments'
const id = `\0${asked}`
const isContract = (file: string) => /(\.contract|-shapes|order-unit|document-contract)\.ts$/.test(file)

/** Properties of an object literal in a contract: their comments, and the values of those that have a single one. */
type CommentedObject = {
  room: string
  keys: string[]
  abouts: Record<string, string>
  constants: Record<string, string>
}

type Node = { type: string; start: number; end: number; [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* nodesIn(inner)
}

const sentence = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .replace(/\n\s*\*/g, '\n')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the value of `z.literal('value')`. */
function constantIn(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'CallExpression' || !isNode(value.callee)) return undefined
  const { property } = value.callee
  const [first] = Array.isArray(value.arguments) ? value.arguments.filter(isNode) : []
  return isNode(property) && property.name === 'literal' && typeof first?.value === 'string'
    ? first.value
    : undefined
}

/** Finds object literals with commented properties in a source file. */
function commentedObjects(file: string, text: string): CommentedObject[] {
  const { program, comments } = parseSync(file, text)
  const before = (start: number) =>
    comments.find(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
    )
  const found: CommentedObject[] = []
  for (const node of nodesIn(program)) {
    if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) continue
    const properties = node.properties.flatMap((property: Node) => {
      const { key, value } = property
      const name = isNode(key) ? (key.name ?? key.value) : undefined
      return typeof name === 'string'
        ? [{ name, comment: before(property.start), constant: constantIn(value) }]
        : []
    })
    const abouts = properties.flatMap(({ name, comment }) =>
      comment ? [[name, sentence(comment.value)] as const] : [],
    )
    if (abouts.length > 0)
      found.push({
        room: dirname(file).replaceAll('\\', '/'),
        keys: properties.map(({ name }) => name),
        abouts: Object.fromEntries(abouts),
        constants: Object.fromEntries(
          properties.flatMap(({ name, constant }) => (constant === undefined ? [] : [[name, constant]])),
        ),
      })
  }
  return found
}

/** Provides `virtual:contract-comments`: the comments of contract properties, read at build time. */
export function contractComments(): Plugin {
  return {
    name: 'contract-comments',
    resolveId: (source) => (source === asked ? id : undefined),
    load(wanted) {
      if (wanted !== id) return undefined
      const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isContract).sort()
      const objects = files.flatMap((file) => commentedObjects(file, readFileSync(join('src', file), 'utf8')))
      return `export const commented = ${JSON.stringify(objects)}`
    },
  }
}
