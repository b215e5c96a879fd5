import { Marked } from 'marked'
import { codeBlock } from './code-block'
import { Html, escaped } from './html'
import { insertFor } from './inserts'

const files = import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true })

export type Guide = {
  path: string
  title: string
  /** First paragraph as plain text. */
  lead: string
  markdown: string
}

const plain = (text: string) => text.replace(/[`*]|\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\s+/g, ' ')

/** Reads a guide. The file `020-cms.md` becomes the page `guides/cms.html`; the number sets its position in the menu. */
function guideOf([file, markdown]: [string, string]): Guide {
  const name = file.replace(/^\.\/guides\/\d+-|\.md$/g, '')
  const [, title = '', lead = ''] = /^# (.+)\n+([\s\S]+?)\n\n/.exec(markdown) ?? []
  if (!title || !lead) throw new Error(`${file} begins with no title and first paragraph`)
  return { path: `guides/${name}.html`, title, lead: plain(lead), markdown }
}

export const guides: Guide[] = Object.entries(files)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(guideOf)

const anchor = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')

const marked = new Marked({
  renderer: {
    code: ({ text, lang = '' }) => codeBlock(text, lang).text,
    heading({ tokens, depth, text }) {
      const words = this.parser.parseInline(tokens)
      if (depth === 1) return `<h1>${words}</h1>`
      return `<h${depth} id="${anchor(text)}">${words}</h${depth}>`
    },
    table(token) {
      const row = (cells: typeof token.header, tag: string) =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
      const rows = token.rows.map((cells) => row(cells, 'td')).join('')
      const name = escaped(token.header.map(({ text }) => plain(text)).join(', '))
      return `<div class="scrolls" tabindex="0" role="region" aria-label="${name}"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>`
    },
    html: ({ text }) => insertFor(text.trim()).text,
  },
})

/** Returns the sections of a guide, for its table of contents. */
export const sectionsOf = ({ markdown }: Guide) =>
  [...markdown.replace(/```[\s\S]*?```/g, '').matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({
    title: plain(title),
    id: anchor(title),
  }))

export const drawn = ({ markdown }: Guide) => new Html(marked.parse(markdown, { async: false }))
