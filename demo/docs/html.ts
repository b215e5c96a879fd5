/** Safe markup that is inserted without escaping. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | false | undefined | readonly Piece[]

/** Escapes text for element content and quoted attributes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (piece === false || piece === undefined) return ''
  if (typeof piece === 'string') return escaped(piece)
  return typeof piece === 'number' ? String(piece) : piece.map(written).join('')
}

/** Builds markup. Interpolated values are escaped unless they are markup. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]) =>
  new Html(parts.reduce((page, part, at) => page + written(pieces[at - 1]) + part))

/** Renders a sentence of a description. Words between backticks become code. */
export const sentence = (text: string) =>
  new Html(escaped(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`))
