import { dictionaries, rooms } from 'virtual:screens'
import { endpoints } from '../../elements/endpoints-by-name'
import type { Wrong } from './judge-shape'
import { showPath } from './show-path'

/** Fields that are not called after their dictionary. */
const spoken: Record<string, string> = { payCode: 'payMethod', status: 'state' }

const lastWord = (name: string) => (/[A-Z]?[a-z]+$/.exec(name)?.[0] ?? name).toLowerCase()

/** What an address is about: order, in `/bbb/userCenter/order/enquiryPage`. */
const folderOf = (endpoint: string) =>
  endpoints[endpoint]?.path
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .at(-2) ?? ''

/**
 * The dictionaries of which a field may hold a code: the one that bears its name, else its name after what it is about
 * (`state` of an order: orderState), else those of the room that end on its last word.
 */
export function dictionariesOf(about: string, room: string | undefined, field: string) {
  const name = spoken[field] ?? field
  const full = `${about}${name}`.toLowerCase()
  const same = [
    dictionaries.filter(({ words }) => words.name === name),
    dictionaries.filter(({ words }) => words.name.toLowerCase() === full),
  ].find((words) => words.length)
  const near = dictionaries.filter(
    ({ room: home, words }) => home === room && lastWord(words.name) === lastWord(name),
  )
  return (same ?? near).map(({ words }) => words)
}

/** What an endpoint is about, and its room. */
export const subjectOf = (endpoint: string): [about: string, room: string | undefined] => [
  folderOf(endpoint),
  rooms[endpoint],
]

/** The codes that a field may have; undefined where none is known. */
export function codesOf(endpoint: string, field: string): { names: string; codes: number[] } | undefined {
  const found = dictionariesOf(...subjectOf(endpoint), field)
  if (!found.length) return undefined
  return {
    names: found.map(({ name }) => name).join(' or '),
    codes: [...new Set(found.flatMap(({ entries }) => entries.map(({ code }) => code)))],
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows that an answer is about: itself, its list, or the page's. What lies deeper may be another room's. */
function rowsOf(data: unknown): { row: Record<string, unknown>; path: PropertyKey[] }[] {
  const list = isRecord(data) && Array.isArray(data.content) ? data.content : data
  const path = list === data ? [] : ['content']
  if (!Array.isArray(list)) return isRecord(data) ? [{ row: data, path: [] }] : []
  return list.flatMap((row: unknown, index) => (isRecord(row) ? [{ row, path: [...path, index] }] : []))
}

/** Codes in an answer that no dictionary holds; 0 means that there is none yet. */
export const unknownCodes = (endpoint: string, data: unknown): Wrong[] =>
  rowsOf(data).flatMap(({ row, path }) =>
    Object.entries(row).flatMap(([field, value]) => {
      if (!Number.isInteger(value) || value === 0) return []
      const known = codesOf(endpoint, field)
      if (!known || known.codes.some((code) => code === value)) return []
      const expected = `a code of ${known.names}: ${known.codes.join(', ')}`
      return [{ path: showPath([...path, field]), expected, found: String(value) }]
    }),
  )
