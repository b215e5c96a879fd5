/** Markup that may stand in a page as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | false | undefined | readonly Piece[]

/** Text as it stands between tags and in quoted attributes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (piece === false || piece === undefined) return ''
  if (typeof piece === 'string') return escaped(piece)
  return typeof piece === 'number' ? String(piece) : piece.map(written).join('')
}

/** A piece of a page: what is put in is text unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]) =>
  new Html(parts.reduce((page, part, at) => page + written(pieces[at - 1]) + part))

/** A sentence of a description: words between backticks are code. */
export const sentence = (text: string) =>
  new Html(escaped(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`))
