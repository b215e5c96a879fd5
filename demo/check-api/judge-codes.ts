import { dictionaries, rooms } from 'virtual:screens'
import { endpoints } from '../../elements/endpoints-by-name'
import type { Wrong } from './judge-shape'
import { showPath } from './show-path'

/** Fields whose name differs from that of their dictionary. */
const spoken: Record<string, string> = { payCode: 'payMethod', status: 'state' }

const lastWord = (name: string) => (/[A-Z]?[a-z]+$/.exec(name)?.[0] ?? name).toLowerCase()

/** Returns the subject of an address: `order` for `/bbb/userCenter/order/enquiryPage`. */
const folderOf = (endpoint: string) =>
  endpoints[endpoint]?.path
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .at(-2) ?? ''

/**
 * Returns the dictionaries with possible codes of a field. First choice is the dictionary with its name. Second is the
 * one with its subject and name (`state` of an order: orderState). Last are those of the folder that end with its last word.
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

/** Returns an endpoint's subject and its folder. */
export const subjectOf = (endpoint: string): [about: string, room: string | undefined] => [
  folderOf(endpoint),
  rooms[endpoint],
]

/** Returns the possible codes of a field. Undefined if none are known. */
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

/** Returns the response itself, its list or the rows of its page. Deeper values may belong to another folder. */
function rowsOf(data: unknown): { row: Record<string, unknown>; path: PropertyKey[] }[] {
  const list = isRecord(data) && Array.isArray(data.content) ? data.content : data
  const path = list === data ? [] : ['content']
  if (!Array.isArray(list)) return isRecord(data) ? [{ row: data, path: [] }] : []
  return list.flatMap((row: unknown, index) => (isRecord(row) ? [{ row, path: [...path, index] }] : []))
}

/** Returns the codes in a response that no dictionary has. 0 means that there is no code yet. */
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
