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

const isMentioned = (name: string, code: string, besides: Node) =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(
    code.slice(0, besides.start) + code.slice(besides.end),
  )

/** Names that a statement of the module brings and that no other module can use. */
function ownNames({ type, specifiers, declarations }: Node): string[] | undefined {
  const all = type === 'ImportDeclaration' ? specifiers : type === 'VariableDeclaration' ? declarations : []
  const names = Array.isArray(all) ? all.map(({ local, id }: Node) => local ?? id) : []
  const found = names.flatMap((one) => (isNode(one) && typeof one['name'] === 'string' ? [one['name']] : []))
  return found.length > 0 && found.length === names.length ? found : undefined
}

/** Takes away shapes and imports that nothing else names: the bundler would count what they import among what a page needs. */
function named(parse: (code: string) => { body: unknown }, code: string): string {
  const { body } = parse(code)
  const unnamed = (Array.isArray(body) ? body : []).findLast((statement: Node) =>
    ownNames(statement)?.every((name) => !isMentioned(name, code, statement)),
  )
  return unnamed ? named(parse, code.slice(0, unnamed.start) + code.slice(unnamed.end)) : code
}

/**
 * What a request may hold is checked by the server: a page only needs to know whether there is something to send. Of
 * `endpoint('…', { body: …, data: … })` it keeps that there is a body, and the bundler drops what nobody names any more.
 */
export function answersOnly(): Plugin {
  return {
    name: 'answers-only',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.contract.ts')) return undefined
      let kept = code
      const requests = [...nodesIn(this.parse(code, { lang: 'ts' }))]
        .filter(({ type, callee }) => type === 'CallExpression' && isNamed(callee, /^endpoint$/))
        .flatMap((call) => (Array.isArray(call['arguments']) ? call['arguments'] : []))
        .flatMap((given: Node) => (Array.isArray(given['properties']) ? given['properties'] : []))
        .filter((property: Node) => isNamed(property['key'], /^(body|query)$/))
      // From the end, so that what stands before keeps its place.
      for (const { start, end, key } of requests.toReversed())
        kept = `${kept.slice(0, start)}${key.name}: 1${kept.slice(end)}`
      return { code: named((text) => this.parse(text, { lang: 'ts' }), kept), map: null }
    },
  }
}
