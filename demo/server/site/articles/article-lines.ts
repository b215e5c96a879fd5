import { htmlText, plainText } from '../../core/http/html-text'

// Article text, one block per line. A line begins with `# ` for a heading, `- ` for an item, `+ ` for a step, or `| ` for
// a table row; the first row of a table is its head. Any other line is a paragraph.

const blocks = { '# ': '', '- ': 'ul', '+ ': 'ol', '| ': 'table' } as const
type Mark = keyof typeof blocks
const marks = Object.keys(blocks) as Mark[]
const markOf = (line: string) => marks.find((mark) => line.startsWith(mark))
const between = ' | '

/** Returns the pieces of a line between markup. */
export function piecesOf(line: string): string[] {
  const mark = markOf(line)
  if (mark === undefined) return [line]
  const words = line.slice(mark.length)
  return mark === '| ' ? words.split(between) : [words]
}

/** Replaces the pieces of a line. */
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

/** Converts lines to the HTML that buyers see. */
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

/** Converts HTML back to lines. Returns undefined for HTML that `htmlOf` did not create. */
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

/** Returns whether two lines have the same marker and number of pieces, so that one can translate the other. */
export const areAlike = (one: string, other: string) =>
  markOf(one) === markOf(other) && piecesOf(one).length === piecesOf(other).length
