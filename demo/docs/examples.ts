const files = import.meta.glob<string>('./examples/*.html', { query: '?raw', import: 'default', eager: true })

export type Example = {
  /** Note about the example, from the comment at the start of its file. */
  note: string
  html: string
}

/** Elements that control their whole page. Their examples are shown in a frame. */
const owners = new Set(['trade-outlet', 'trade-storefront'])
export const isFramed = (tag: string) => owners.has(tag)

/** Returns the example of an element: `examples/<tag>.html`. @throws if an element has no example */
export function exampleOf(tag: string): Example {
  const text = files[`./examples/${tag}.html`]
  if (!text) throw new Error(`<${tag}> has no example: write demo/docs/examples/${tag}.html`)
  const [, note = '', html = ''] = /^(?:<!--\s*([\s\S]*?)\s*-->\s*)?([\s\S]*)$/.exec(text) ?? []
  return { note: note.replace(/\s+/g, ' '), html: html.trim() }
}
