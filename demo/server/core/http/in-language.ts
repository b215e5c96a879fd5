import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { defaultLocale, type Locale } from '../../../../src/core/language/locale'
import { db } from '../database/db'
import { translation } from '../database/translation.table'
import { changeWordings } from './worded-parts'

/** Matches Chinese characters and punctuation. */
const chinese = /[\p{Script=Han}\u3001-\u303f\uff01-\uff5e℃]/u
/** Matches the texts between the tags of rich text. */
const between = /(?<=^|>)[^<>]+(?=<|$)/g
const comma = '、'

const partsOf = (text: string) => (text.match(between) ?? []).filter((part) => chinese.test(part))
const membersOf = (part: string) => part.split(comma)

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns a function that translates texts: as a whole, or part by part if all parts have a translation. */
async function phraseBook(language: Locale, texts: readonly string[]) {
  const parts = texts.flatMap(partsOf)
  const wanted = [...new Set([...texts, ...parts, ...parts.flatMap(membersOf)])]
  const rows = await db()
    .select({ source: translation.source, words: translation.words })
    .from(translation)
    .where(and(inArray(translation.source, wanted), eq(translation.language, language)))
  const known = new Map(rows.map(({ source, words }) => [source, words]))

  /** Translates a phrase, or a list of phrases and numbers. */
  function phrase(part: string): string | undefined {
    const members = membersOf(part).map((one) => known.get(one) ?? (chinese.test(one) ? undefined : one))
    return known.get(part) ?? (members.includes(undefined) ? undefined : members.join(', '))
  }

  return (text: string) => {
    const whole = phrase(text)
    if (whole !== undefined) return whole
    if (partsOf(text).some((part) => phrase(part) === undefined)) return text
    return text.replace(between, (part) => escaped(phrase(part) ?? part))
  }
}

/**
 * Translates the shop's texts in an answer. Texts without translation stay as they are.
 * @param shape of the answer, which marks its texts
 */
export async function inLanguage<T>(language: Locale, shape: z.core.$ZodType, answer: T): Promise<T> {
  if (language === defaultLocale) return answer
  const found = new Set<string>()
  changeWordings(shape, answer, (text) => {
    if (chinese.test(text)) found.add(text)
    return text
  })
  if (found.size === 0) return answer
  const translated = await phraseBook(language, [...found])
  // Only texts changed, so the type is the same.
  return changeWordings(shape, answer, (text) => (found.has(text) ? translated(text) : text)) as T
}
