import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* nodesIn(inner)
}

const isNamed = (node: unknown, name: RegExp) =>
  isNode(node) && typeof node['name'] === 'string' && name.test(node['name'])

// A name after a single dot is a property. After three dots it is spread, which is a use.
const isMentioned = (name: string, code: string, besides: Node) =>
  new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`).test(
    code.slice(0, besides.start) + code.slice(besides.end),
  )

/** Returns the names that a statement declares or imports, if no other module can use them. */
function ownNames({ type, specifiers, declarations }: Node): string[] | undefined {
  const all = type === 'ImportDeclaration' ? specifiers : type === 'VariableDeclaration' ? declarations : []
  const names = Array.isArray(all) ? all.map(({ local, id }: Node) => local ?? id) : []
  const found = names.flatMap((one) => (isNode(one) && typeof one['name'] === 'string' ? [one['name']] : []))
  return found.length > 0 && found.length === names.length ? found : undefined
}

/** Removes unused schemas and imports. Otherwise the bundler would count their dependencies as needed by a page. */
function named(parse: (code: string) => { body: unknown }, code: string): string {
  const { body } = parse(code)
  const unnamed = (Array.isArray(body) ? body : []).findLast((statement: Node) =>
    ownNames(statement)?.every((name) => !isMentioned(name, code, statement)),
  )
  return unnamed ? named(parse, code.slice(0, unnamed.start) + code.slice(unnamed.end)) : code
}

/**
 * Removes request schemas from contracts, because only the server validates requests. A page only needs to know whether an
 * endpoint has a body or query. `endpoint('…', { body: …, data: … })` keeps a placeholder, and the bundler drops
 * the schemas that are then unused.
 */
export function answersOnly(): Plugin {
  return {
    name: 'answers-only',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.contract.ts')) return undefined
      let reduced = code
      const requests = [...nodesIn(this.parse(code, { lang: 'ts' }))]
        .filter(({ type, callee }) => type === 'CallExpression' && isNamed(callee, /^endpoint$/))
        .flatMap((call) => (Array.isArray(call['arguments']) ? call['arguments'] : []))
        .flatMap((given: Node) => (Array.isArray(given['properties']) ? given['properties'] : []))
        .filter((property: Node) => isNamed(property['key'], /^(body|query)$/))
      // Replaces from the end so that earlier offsets stay valid.
      for (const { start, end, key } of requests.toReversed())
        reduced = `${reduced.slice(0, start)}${key.name}: 1${reduced.slice(end)}`
      return { code: named((text) => this.parse(text, { lang: 'ts' }), reduced), map: null }
    },
  }
}
