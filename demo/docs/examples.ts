const files = import.meta.glob<string>('./examples/*.html', { query: '?raw', import: 'default', eager: true })

export type Example = {
  /** What is worth knowing of it, from the comment that its file begins with. */
  note: string
  html: string
}

/** Elements that own the page they stand in, so their example has a page of its own in a frame. */
const owners = new Set(['trade-outlet', 'trade-storefront'])
export const isFramed = (tag: string) => owners.has(tag)

/** The example of an element: `examples/<tag>.html`. @throws when an element has none */
export function exampleOf(tag: string): Example {
  const text = files[`./examples/${tag}.html`]
  if (!text) throw new Error(`<${tag}> has no example: write demo/docs/examples/${tag}.html`)
  const [, note = '', html = ''] = /^(?:<!--\s*([\s\S]*?)\s*-->\s*)?([\s\S]*)$/.exec(text) ?? []
  return { note: note.replace(/\s+/g, ' '), html: html.trim() }
}
