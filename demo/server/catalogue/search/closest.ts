import { sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { cachedUntilChanged } from '../goods/cached-until-changed'
import { visibilityKey, type Reader } from '../goods/visible-goods'
import { searchSynonym } from '../synonyms/synonyms.table'
import { bestAnswer, countFound, isFound } from './is-found'
import { beginning, readTerm } from './read-term'
import type { Wanted } from './wanted'

/** An alternative reading of a keyword without hits. */
export type Reading = {
  wanted: Wanted[]
  /** The reading in its usual spelling. */
  text: string
  /** Omitted words, as typed. */
  dropped: string[]
  /** True if no word was omitted or replaced by a different one. Missing spaces and synonyms count as exact. */
  exact: boolean
}

const most = { wanted: 8, signs: 23 }

type Part = { wanted: Wanted[]; exact: boolean; typed: string }

/** Returns the leading part of a size: M8 for M8x30. */
function leadOf({ label, ways: [own = []] }: Wanted): Wanted | undefined {
  const lead = /^([a-zφ]+\d[\d.]*)x/.exec(own[0] ?? '')?.[1]
  return lead ? { label: label.split(/[x×*]/i)[0]?.trim() ?? lead, ways: [[lead]] } : undefined
}

async function readPart(one: Wanted, reader: Reader): Promise<Part | undefined> {
  const typed = one.label
  if (one.idle) return undefined
  if (await isFound([one], reader)) return { wanted: [one], exact: true, typed }
  const [term, ...further] = one.ways[0] ?? []
  if (!term || further.length || [...term].length > most.signs) return undefined
  if (one.ways.length === 1) {
    const lead = leadOf(one)
    const read =
      lead && (await isFound([lead], reader))
        ? { wanted: [lead], exact: false }
        : await readTerm(term, reader)
    return read && { ...read, typed }
  }
  const close = await beginning(term, reader)
  return close && { wanted: [close], exact: false, typed }
}

/** Counts model numbers. They identify goods better than names do, because they are rarely typed by chance. */
const models = (wanted: Wanted[]) =>
  wanted.filter(({ ways: [own = []] }) => /\d{4}|[a-z]\d{3}/.test(own.join(' '))).length

/** Returns all variants with one term fewer, or with a less precise size. */
const looser = (wanted: Wanted[]): Wanted[][] =>
  wanted.flatMap((one) => {
    const others = wanted.filter((other) => other !== one)
    const lead = leadOf(one)
    return lead ? [wanted.map((each) => (each === one ? lead : each)), others] : [others]
  })

/** Drops terms step by step until some goods match all others. Terms for the kind of goods outweigh descriptions. */
async function loosened(wanted: Wanted[], reader: Reader): Promise<Wanted[]> {
  if (wanted.length < 2 || (await isFound(wanted, reader))) return wanted
  const tries: { rest: Wanted[]; best: number; count: number }[] = []
  for (const rest of looser(wanted)) {
    const best = await bestAnswer(rest, reader)
    if (best !== undefined)
      tries.push({ rest, best: best + 5 * models(rest), count: await countFound(rest, reader) })
  }
  const [closest] = tries.toSorted((one, other) => other.best - one.best || one.count - other.count)
  if (closest) return closest.rest
  const known = await Promise.all(
    wanted.map(async (one) => ({
      one,
      best: (await bestAnswer([one], reader)) ?? 0,
      count: await countFound([one], reader),
    })),
  )
  const [least] = known.toSorted((one, other) => one.best - other.best || other.count - one.count)
  return loosened(
    wanted.filter((one) => one !== least?.one),
    reader,
  )
}

/** Returns a version that changes with every synonym. */
async function meanings(): Promise<string> {
  const { word, label, means } = searchSynonym
  const { rows } = await db().execute<{ sum: string }>(
    sql`select sum(hashtext(concat(${word}, ' ', ${label}, ' ', ${means})))::text as sum from ${searchSynonym}`,
  )
  return rows[0]?.sum ?? ''
}

const cachedReading = cachedUntilChanged<Reading | undefined>(2_000)

/**
 * Finds the closest reading of a keyword without hits. Splits words at missing spaces and corrects one character per word.
 * Omits filler words, unknown words and then the least significant terms.
 * @param reader for whom the reading must have hits
 * @returns undefined if no reading has hits
 */
export async function closest(asked: readonly Wanted[], reader: Reader): Promise<Reading | undefined> {
  const some = asked.slice(0, most.wanted)
  return cachedReading(await visibilityKey(reader), [some, await meanings()], () => read(some, reader))
}

async function read(asked: readonly Wanted[], reader: Reader): Promise<Reading | undefined> {
  const parts: Part[] = []
  const dropped: string[] = []
  for (const one of asked) {
    const part = await readPart(one, reader)
    if (part) parts.push(part)
    else dropped.push(one.label)
  }
  const terms = parts.flatMap(({ wanted }) => wanted).filter(({ idle }) => !idle)
  const found: Wanted[] = []
  for (const one of terms) if (await isFound([one], reader)) found.push(one)
  const rest = await loosened(found, reader)
  if (!rest.length) return undefined
  for (const { wanted, typed } of parts) {
    const gone = wanted.filter((one) => !rest.includes(one))
    dropped.push(...(gone.length === wanted.length ? [typed] : gone.map(({ label }) => label)))
  }
  const exact = !dropped.length && parts.every((part) => part.exact)
  return { wanted: rest, text: rest.map(({ label }) => label).join(' '), dropped, exact }
}
