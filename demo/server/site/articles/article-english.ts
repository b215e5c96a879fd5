import { htmlText } from '../../core/http/html-text'
import { piecesOf } from './article-lines'
import type { Words } from './article-data'

/** Title, summary and text lines. The lines have the same markers as the Chinese ones. */
export type EnglishArticle = [title: string, summary: string, ...text: string[]]

/** Pairs entries of two lists by position. */
function* beside(chinese: readonly string[], english: readonly string[]): Generator<[string, string]> {
  if (chinese.length !== english.length) throw new Error(`${chinese[0]} has other lines in English`)
  for (const [at, text] of chinese.entries()) yield [text, english[at] ?? '']
}

/** Translates each piece of a text. Both languages have the same number of lines, with the same markers. */
export function* linesInEnglish(
  text: readonly string[],
  english: readonly string[],
): Generator<[string, string]> {
  for (const [line, translation] of beside(text, english))
    yield* beside(piecesOf(line).map(htmlText), piecesOf(translation))
}

/** Translates the title, the summary and each piece of an article's text. */
export function* articleInEnglish(
  { title, summary, text }: Words,
  [titleEn, summaryEn, ...textEn]: EnglishArticle,
): Generator<[string, string]> {
  yield [title, titleEn]
  yield [summary, summaryEn]
  yield* linesInEnglish(text, textEn)
}

/** Translates articles by those at the same place of another list. */
export function* eachInEnglish(
  chinese: readonly Words[],
  english: readonly Words[] = [],
): Generator<[string, string]> {
  for (const [at, article] of chinese.entries()) {
    const { title = '', summary = '', text = [] } = english[at] ?? {}
    yield* articleInEnglish(article, [title, summary, ...text])
  }
}
