import type { Manifest } from './manifest'

/** Syntax of a language for tags, attributes and text. */
type Dialect = {
  tag: (element: Element) => string
  attribute: (element: Element, attribute: Attr) => string
  text: (words: string) => string
  /** True if empty elements close themselves. */
  selfEnding: boolean
}

const quoted = (value: string) => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

const html: Dialect = {
  tag: ({ localName }) => localName,
  attribute: (_, { name, value }) => (value === '' ? name : `${name}=${quoted(value)}`),
  text: (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  selfEnding: false,
}

const jsx = (manifest: Manifest): Dialect => ({
  tag: ({ localName }) => manifest.get(localName)?.className ?? localName,
  attribute({ localName }, { name, value }) {
    const known = manifest.get(localName)?.attributes.get(name)
    const field = known?.field ?? (name === 'class' ? 'className' : name)
    if (known?.type === 'boolean') return field
    if (known?.type === 'number') return `${field}={${Number(value)}}`
    return `${field}=${/["\\]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`}`
  },
  text: (words) => words.replace(/[{}<>]/g, (sign) => `{'${sign}'}`),
  selfEnding: true,
})

// Elements render into shadow roots. Attributes that an element sets on itself are not part of the example's source.
const isWritten = (manifest: Manifest, { localName }: Element, { name }: Attr) => {
  const declared = manifest.get(localName)
  return !declared || declared.attributes.has(name) || /^(id|class|slot|load)$/.test(name)
}

const isElement = (node: Node): node is Element => node.nodeType === 1
const wordsOf = (node: Node) => (node.nodeType === 3 ? (node.textContent ?? '').replace(/\s+/g, ' ') : '')

/** Returns an element and its content as lines. Elements with text content are a single line. */
function lines(element: Element, dialect: Dialect, manifest: Manifest): string[] {
  const name = dialect.tag(element)
  const attributes = [...element.attributes]
    .filter((attribute) => isWritten(manifest, element, attribute))
    .map((attribute) => ` ${dialect.attribute(element, attribute)}`)
  const open = `<${name}${attributes.join('')}`
  const nodes = [...element.childNodes].filter((node) => isElement(node) || wordsOf(node).trim())
  if (nodes.length === 0) return [dialect.selfEnding ? `${open} />` : `${open}></${name}>`]
  const inside = nodes.map((node) =>
    isElement(node) ? lines(node, dialect, manifest) : [dialect.text(wordsOf(node))],
  )
  if (nodes.every(isElement)) return [`${open}>`, ...inside.flat().map((line) => `  ${line}`), `</${name}>`]
  return [`${open}>${inside.flat().join('').trim()}</${name}>`]
}

const indented = (text: readonly string[], by: string) => text.map((line) => by + line)

function react(roots: readonly Element[], css: string, manifest: Manifest) {
  const drawn = roots.map((root) => lines(root, jsx(manifest), manifest))
  const inside = roots.flatMap((root) => [root, ...root.querySelectorAll('*')])
  const names = new Set(inside.flatMap(({ localName }) => manifest.get(localName)?.className ?? []))
  const one = drawn.length === 1 && drawn[0]?.length === 1
  const body =
    drawn.length === 1 ? indented(drawn.flat(), '  ') : ['  <>', ...indented(drawn.flat(), '    '), '  </>']
  const shown = one
    ? [`export const Example = () => ${drawn.flat().join('')}`]
    : ['export const Example = () => (', ...body, ')']
  const sheet = css && `\n\n/* In a sheet of the page:\n${css}\n*/`
  return `import { ${[...names].sort().join(', ')} } from 'tradefront/react'\n\n${shown.join('\n')}${sheet}`
}

function vue(written: string, css: string) {
  const template = indented(written.split('\n'), '  ').join('\n')
  const sheet = css && `\n\n<style>\n${css}\n</style>`
  return `<script setup>\nimport 'tradefront'\n</script>\n\n<template>\n${template}\n</template>${sheet}`
}

export const languages = { HTML: 'html', React: 'tsx', Vue: 'vue' } as const
export type Language = keyof typeof languages

/**
 * Returns the example as code of a page, a React component or a Vue component.
 * @param roots current elements of the example
 * @param css additional style rules
 */
export function codeOf(
  language: Language,
  roots: readonly Element[],
  css: string,
  manifest: Manifest,
): string {
  if (language === 'React') return react(roots, css, manifest)
  const written = roots.flatMap((root) => lines(root, html, manifest)).join('\n')
  if (language === 'Vue') return vue(written, css)
  return css ? `${written}\n\n<style>\n${indented(css.split('\n'), '  ').join('\n')}\n</style>` : written
}
