import { htmlText } from '../../core/http/html-text'
import { piecesOf } from './article-lines'
import type { ArticleWords } from './article-words'

/** Title, summary, and the text with the same marks, line by line. */
export type EnglishArticle = [title: string, summary: string, ...text: string[]]

type Chinese = Pick<ArticleWords, 'title' | 'summary' | 'text'>

/** Pairs of what stands in the same place. */
function* beside(chinese: readonly string[], english: readonly string[]): Generator<[string, string]> {
  if (chinese.length !== english.length) throw new Error(`${chinese[0]} has other lines in English`)
  for (const [at, text] of chinese.entries()) yield [text, english[at] ?? '']
}

/** What is said in English of each piece of a text; its lines are as many as the English ones, with the same marks. */
export function* linesInEnglish(
  text: readonly string[],
  english: readonly string[],
): Generator<[string, string]> {
  for (const [line, said] of beside(text, english))
    yield* beside(piecesOf(line).map(htmlText), piecesOf(said))
}

/** What an article is called in English, and what each piece of its text is. */
export function* articleInEnglish(
  { title, summary, text }: Chinese,
  [titleEn, summaryEn, ...textEn]: EnglishArticle,
): Generator<[string, string]> {
  yield [title, titleEn]
  yield [summary, summaryEn]
  yield* linesInEnglish(text, textEn)
}
