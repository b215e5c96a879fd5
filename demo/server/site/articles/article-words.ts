/** An article of the demo. Lines of its text: `# ` a heading, `- ` an item, `| ` a row of a table, else a paragraph. */
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

type Block = 'ul' | 'table' | ''
const blockOf = (line: string): Block => (line.startsWith('- ') ? 'ul' : line.startsWith('| ') ? 'table' : '')

function lineHtml(line: string): string {
  if (line.startsWith('# ')) return `<h3>${line.slice(2)}</h3>`
  if (line.startsWith('- ')) return `<li>${line.slice(2)}</li>`
  if (!line.startsWith('| ')) return `<p>${line}</p>`
  const cells = line.slice(2).split(' | ')
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

/** Lines of words as the rich text that an editor of a back office would have stored. */
export function htmlOf(lines: readonly string[]): string {
  let open: Block = ''
  let html = ''
  for (const line of [...lines, '']) {
    const block = blockOf(line)
    if (open && open !== block) html += `</${open}>`
    if (block && open !== block) html += `<${block}>`
    open = block
    if (line) html += lineHtml(line)
  }
  return html
}
