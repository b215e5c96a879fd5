import type { ArticleWords } from './article-words'

/** Title, summary, and the text with the same marks, line by line. */
export type EnglishArticle = [title: string, summary: string, ...text: string[]]

type Chinese = Pick<ArticleWords, 'title' | 'summary' | 'text'>

const piecesOf = (line: string) =>
  line.startsWith('| ') ? line.slice(2).split(' | ') : [line.replace(/^[#+-] /, '')]

/** Pairs of what stands in the same place. */
function* beside(chinese: readonly string[], english: readonly string[]): Generator<[string, string]> {
  if (chinese.length !== english.length) throw new Error(`${chinese[0]} has other lines in English`)
  for (const [at, text] of chinese.entries()) yield [text, english[at] ?? '']
}

/** What each piece of an article's text is in English: pieces are what stands between two tags. */
export function* articleInEnglish(
  { title, summary, text }: Chinese,
  english: EnglishArticle,
): Generator<[string, string]> {
  for (const [line, said] of beside([title, summary, ...text], english))
    yield* beside(piecesOf(line), piecesOf(said))
}
