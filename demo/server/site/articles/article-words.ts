/**
 * An article of the demo. Lines of its text: `# ` a heading, `- ` an item, `+ ` a step, `| ` a row of a table whose
 * first row is its head, else a paragraph.
 */
export type ArticleWords = {
  title: string
  summary: string
  text: string[]
  category: string
  daysAgo: number
  /** Name of a drawing. */
  cover?: string
  /** Category of goods that the title leads to instead of the text. */
  goodsOf?: string
}

const blocks = { '# ': '', '- ': 'ul', '+ ': 'ol', '| ': 'table' } as const
type Mark = keyof typeof blocks
const markOf = (line: string) => (Object.keys(blocks) as Mark[]).find((mark) => line.startsWith(mark))

function lineHtml(line: string, mark: Mark | undefined, first: boolean): string {
  const words = line.slice(2)
  if (mark === undefined) return `<p>${line}</p>`
  if (mark === '# ') return `<h3>${words}</h3>`
  if (mark !== '| ') return `<li>${words}</li>`
  const cell = first ? 'th' : 'td'
  const cells = words.split(' | ').map((each) => `<${cell}>${each}</${cell}>`)
  return `<tr>${cells.join('')}</tr>`
}

/** Lines of words as the rich text that an editor of a back office would have stored. */
export function htmlOf(lines: readonly string[]): string {
  let open = ''
  let html = ''
  for (const line of lines) {
    const mark = markOf(line)
    const block = mark ? blocks[mark] : ''
    const first = block !== open
    if (first && open) html += `</${open}>`
    if (first && block) html += `<${block}>`
    open = block
    html += lineHtml(line, mark, first)
  }
  return open ? `${html}</${open}>` : html
}
