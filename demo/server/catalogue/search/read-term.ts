import { sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { searchSynonym } from '../synonyms/synonyms.table'
import { isFound } from './is-found'
import { wordsNear } from './near-words'
import { waysOf, type Wanted } from './wanted'
import { cut, partsNumber, wordAsIs, type Word } from './word-cut'
import type { Reader } from '../goods/visible-goods'

/** A possible meaning of a term. */
type Read = {
  wanted: Wanted[]
  /** True if no word was replaced by a different one. Missing spaces and synonyms count as exact. */
  exact: boolean
}

const asWanted = ({ label, ways, word, idle }: Word): Wanted => ({
  label,
  ways: ways.length ? ways : [[word]],
  ...(idle && { idle }),
})

/** Splits a term into two parts that match together, even if neither is a known word: 丁腈 and 手套. */
async function halves(term: string, reader: Reader): Promise<Wanted[] | undefined> {
  const signs = [...term]
  for (let at = 2; at <= signs.length - 2; at++) {
    if (partsNumber(signs[at - 1], signs.slice(at))) continue
    const parts = [signs.slice(0, at), signs.slice(at)].map((part) => part.join(''))
    const wanted = parts.map((part) => ({ label: part, ways: [[part]] }))
    if (await isFound(wanted, reader)) return wanted
  }
  return undefined
}

/** Returns the longest known word inside an unknown one: HR30205J contains 30205 from another maker. */
function wordIn(term: string, words: readonly Word[]): Word | undefined {
  const telling = /\d{3}|[a-z]\d\d|\p{Script=Han}\p{Script=Han}/u
  const inside = words.filter(({ word, idle }) => !idle && telling.test(word) && term.includes(word))
  const rank = ({ word }: Word) => word.length + (term.startsWith(word) || term.endsWith(word) ? 1 : 0)
  return inside.toSorted((one, other) => rank(other) - rank(one))[0]
}

/** Returns the longest beginning of a model number with hits: 7205 for 7205BEP, else 720, and 3020 for HR30205J. */
export async function beginning(term: string, reader: Reader): Promise<Wanted | undefined> {
  for (const whole of new Set([term, term.replace(/^[a-z]+(?=\d{4})/, '')]))
    for (let length = whole.length - 1; /^[a-z]*\d{3}|^[a-z]+\d{2}/.test(whole.slice(0, length)); length--) {
      const start = whole.slice(0, length)
      const wanted = { label: start.toUpperCase(), ways: [[start]] }
      if (await isFound([wanted], reader)) return wanted
    }
  return undefined
}

/** Returns the meanings of English names that contain the word: `rivet` is in `blind rivet`. */
async function namesWith(term: string): Promise<Wanted[] | undefined> {
  if (!/^[a-z]{4,}$/.test(term)) return undefined
  const rows = await db()
    .select()
    .from(searchSynonym)
    .where(sql`lower(${searchSynonym.label}) ~ ${`\\m${term.replace(/s$/, '')}`}`)
    .orderBy(sql`char_length(${searchSynonym.label})`)
    .limit(6)
  const ways = rows.flatMap(waysOf)
  return ways.length ? [{ label: term, ways }] : undefined
}

/** Reads a term without hits as known words, split at missing spaces and with one corrected character. */
export async function readTerm(term: string, reader: Reader, whole = true): Promise<Read | undefined> {
  const words = await wordsNear(term)
  const known = words.find(({ word }) => word === term)
  if (known) return { wanted: [asWanted(known)], exact: true }
  const own: Wanted = { label: term, ways: [[term]] }
  if (!whole && (await isFound([own], reader))) return { wanted: [own], exact: true }
  const pieces = cut(term, words)
  if (pieces?.mistakes === 0) {
    const read = await Promise.all(pieces.words.map((word) => readPiece(word, words, reader)))
    return { wanted: read.flatMap(({ wanted }) => wanted), exact: read.every(({ exact }) => exact) }
  }
  const parts = await halves(term, reader)
  if (parts) return { wanted: parts, exact: true }
  const named = await namesWith(term)
  if (named) return { wanted: named, exact: true }
  if (pieces) return { wanted: pieces.words.map(asWanted), exact: false }
  const inside = wordIn(term, words)
  const close = inside ? asWanted(inside) : await beginning(term, reader)
  return close && { wanted: [close], exact: false }
}

/** Reads letters and digits between words, which may be several words: 6205zz. */
async function readPiece(piece: Word, words: readonly Word[], reader: Reader): Promise<Read> {
  const asIs = { wanted: [asWanted(piece)], exact: true }
  if (words.includes(piece)) return asIs
  return (
    (await readTerm(piece.word, reader, false)) ?? { wanted: [asWanted(wordAsIs(piece.signs))], exact: true }
  )
}
