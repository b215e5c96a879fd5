import { htmlText, plainText } from '../../core/http/html-text'

// The text of an article as people write it, line by line: `# ` a heading, `- ` an item, `+ ` a step, `| ` a row of a
// table whose first row is its head, else a paragraph.

const blocks = { '# ': '', '- ': 'ul', '+ ': 'ol', '| ': 'table' } as const
type Mark = keyof typeof blocks
const marks = Object.keys(blocks) as Mark[]
const markOf = (line: string) => marks.find((mark) => line.startsWith(mark))
const between = ' | '

/** What of a line stands between two tags. */
export function piecesOf(line: string): string[] {
  const mark = markOf(line)
  if (mark === undefined) return [line]
  const words = line.slice(mark.length)
  return mark === '| ' ? words.split(between) : [words]
}

/** The line with these pieces in place of its own. */
export const lineWith = (line: string, pieces: readonly string[]) =>
  `${markOf(line) ?? ''}${pieces.join(between)}`

function lineHtml(line: string, mark: Mark | undefined, first: boolean): string {
  const pieces = piecesOf(line).map(htmlText)
  if (mark === undefined) return `<p>${pieces[0]}</p>`
  if (mark === '# ') return `<h3>${pieces[0]}</h3>`
  if (mark !== '| ') return `<li>${pieces[0]}</li>`
  const cell = first ? 'th' : 'td'
  return `<tr>${pieces.map((each) => `<${cell}>${each}</${cell}>`).join('')}</tr>`
}

/** Lines as the rich text that buyers see. */
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

/** The lines again; nothing for rich text that is none of ours. */
export function linesOf(html: string): string[] | undefined {
  const lines: string[] = []
  let item: Mark = '- '
  let row: string[] = []
  for (const [, tag = '', words = ''] of html.matchAll(/<(\/?\w+)>([^<]*)/g)) {
    if (tag === 'ul' || tag === 'ol') item = tag === 'ul' ? '- ' : '+ '
    if (tag === 'p') lines.push(words)
    if (tag === 'h3') lines.push(`# ${words}`)
    if (tag === 'li') lines.push(`${item}${words}`)
    if (tag === 'th' || tag === 'td') row.push(words)
    if (tag === '/tr') lines.push(`| ${row.join(between)}`)
    if (tag === '/tr') row = []
  }
  const plain = lines.map(plainText)
  return htmlOf(plain) === html ? plain : undefined
}

/** Whether two lines are of one kind, and have as many pieces: one can then say the other in another language. */
export const areAlike = (one: string, other: string) =>
  markOf(one) === markOf(other) && piecesOf(one).length === piecesOf(other).length
