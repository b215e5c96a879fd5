import { transform, type Selector } from 'lightningcss'
import { parseAst } from 'vite'
import { textOf } from './sources'

/** All classes of a selector, those in its brackets, too, and `:host`. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name]
    if (part.type === 'pseudo-class' && part.kind === 'host') return [':host']
    const inner = part.type === 'pseudo-class' && 'selectors' in part ? part.selectors : undefined
    return Array.isArray(inner) ? inner.flatMap((one) => (Array.isArray(one) ? classesOf(one) : [])) : []
  })

/** Returns the classes of each selector of a sheet. */
export function selectorsOf(sheet: string): string[][] {
  const found: string[][] = []
  transform({
    filename: sheet,
    code: Buffer.from(textOf(sheet)),
    visitor: { Rule: { style: ({ value }) => void found.push(...value.selectors.map(classesOf)) } },
  })
  return found
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const named = (node: unknown) => (isNode(node) ? node.name : undefined)

/** Returns the possible values of an expression, without conditions, comparisons and arguments. */
function* outcomes(node: unknown): Generator<Node> {
  if (!isNode(node)) return
  const { type } = node
  if (type === 'BinaryExpression' || type === 'MemberExpression' || type === 'CallExpression') return
  if (type === 'Literal' || type === 'TemplateElement') yield node
  const asked = type === 'ConditionalExpression' ? node.test : node.operator === '&&' ? node.left : undefined
  for (const inner of Object.values(node)) if (inner !== asked) yield* outcomes(inner)
}

function* nodesOf(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  yield value
  for (const inner of Object.values(value)) yield* nodesOf(inner)
}

/** Places where rendered elements get their classes. */
function valueOf(node: Node): unknown {
  if (node.type === 'JSXAttribute' && /^(frameClass|classNames?)$/.test(String(named(node.name))))
    return node.value
  if (node.type === 'Property' && /^class(Name)?$/.test(String(named(node.key)))) return node.value
  if (node.type === 'CallExpression' && /^(classNames|buttonClass)$/.test(String(named(node.callee))))
    return node.arguments
  return undefined
}

const textIn = ({ type, value }: Node) =>
  type === 'TemplateElement' && isNode(value) ? String(value.raw) : typeof value === 'string' ? value : ''

/** The classes that a file draws with; one that ends in a dash is the beginning of several. */
export function classesDrawnIn(file: string): string[] {
  const text = textOf(file)
  const tree = parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' })
  const given = [...nodesOf(tree)].flatMap((node) => [...outcomes(valueOf(node))].map(textIn))
  const inTemplates = [...text.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names)
  const names = [...given, ...inTemplates].flatMap((text) => text.split(/\s+|\$\{[^}]*\}\S*/))
  return [...new Set(names.filter(Boolean))]
}
