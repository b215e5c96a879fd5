import { and, getTableColumns, getTableName, inArray, is, type Column, type SQL } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { db } from '../../demo/server/core/database/db'
import { routeTable } from '../../demo/server/core/http/serve'
import type { Endpoint } from '../../src/core/api/endpoint'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { requestFor } from '../server/request'
import { asksWithId, sampleInput } from '../server/sample-body'
import type { Bed } from '../server/testbed'

const missing = '999999999999999999'

const files = import.meta.glob<Record<string, unknown>>('../../demo/server/**/*.table.ts', { eager: true })
export const tables = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((one) => is(one, PgTable))
    .map((table) => [getTableName(table), table] as const),
)
const columnsOf = (table: PgTable): Column[] => Object.values(getTableColumns(table))

type Columns = Partial<Record<string, Column>>
export const byName = (table: PgTable): Columns =>
  Object.fromEntries(columnsOf(table).map((one) => [one.name, one]))

type Which = {
  /** Returns the owner column of a table. */
  whoseIs: (columns: Columns) => Column | undefined
  whose: string[]
  /** Maximum number of rows of a table. */
  most?: number
  /** Additional condition. */
  where?: (columns: Columns) => SQL | undefined
}

/** Returns ids and numbers of an owner's rows by table, including dependent rows. */
export async function idsOf({ whoseIs, whose, most = 2, where }: Which) {
  const found = new Map<string, string[]>()
  const keep = async (name: string, table: PgTable, by: Column | undefined, of: string[], which?: SQL) => {
    const keys = columnsOf(table).filter((one) => one.name === 'id' || one.name.endsWith('_no'))
    if (!by || keys.length === 0 || of.length === 0) return
    const rows = await db()
      .select()
      .from(table)
      .where(and(inArray(by, of), which))
      .limit(most)
    const values = rows.flatMap((row) =>
      Object.entries(getTableColumns(table))
        .filter(([, column]) => keys.includes(column))
        .flatMap(([key]) => {
          const value: unknown = row[key]
          return typeof value === 'string' && value !== '' ? [value] : []
        }),
    )
    if (values.length > 0) found.set(name, values)
  }
  for (const [name, table] of tables) {
    const columns = byName(table)
    await keep(name, table, whoseIs(columns), whose, where?.(columns))
  }
  const direct = new Map(found)
  for (const [name, table] of tables) {
    if (found.has(name)) continue
    const by = columnsOf(table).find((one) => direct.has(one.name.replace(/_id$/, '')))
    await keep(name, table, by, direct.get(by?.name.replace(/_id$/, '') ?? '') ?? [])
  }
  return found
}

const line = ({ method, path }: Endpoint) => `${method} ${path}`

/** Excludes public items, and endpoints about other kinds. */
const isPrivate = ({ endpoint }: { endpoint: Endpoint }) =>
  endpoint.permission !== 'anyone' && asksWithId(endpoint)

/** Creates functions that request items of other owners. */
export function openVisits(bed: Bed) {
  const endpoints = routeTable(bed.app).filter(isPrivate)

  /** @returns the response without the id, and the number of lookups by table */
  async function ask(endpoint: Endpoint, id: string, token: string) {
    const from = bed.statements.length
    const answer = await bed.app.request(requestFor(endpoint, sampleInput(endpoint, id), { token }))
    // Remaining times differ between two calls.
    const body = (await answer.text()).replaceAll(id, '§').replace(/"secondsLeft":-?\d+/g, '')
    const asked = bed.statements.slice(from).join(' ')
    const times = (name: string) => asked.split(`"${name}"`).length - 1
    return { response: `${answer.status} ${body}`, times }
  }

  return {
    endpoints,
    /**
     * Calls every endpoint with ids of other owners.
     * @returns endpoints whose response differs from that for an unknown id
     */
    async byId(token: string, things: Map<string, string[]>) {
      // Lookups of every request, to authenticate the caller.
      const always = await ask(userInfo, missing, token)
      const different: string[] = []
      const blind: string[] = []
      const refused: string[] = []
      let compared = 0
      for (const { endpoint } of endpoints) {
        const none = await ask(endpoint, missing, token)
        const about = [...things.keys()].filter((name) => none.times(name) > always.times(name))
        if (about.length === 0 && endpoint.path.includes('{'))
          (/"code":40[03]/.test(none.response) ? refused : blind).push(line(endpoint))
        for (const table of about)
          for (const id of things.get(table) ?? []) {
            const { response } = await ask(endpoint, id, token)
            compared++
            if (response !== none.response)
              different.push(`${line(endpoint)} ${table} ${id}: ${response} instead of ${none.response}`)
          }
      }
      return { different, blind, refused, compared }
    },
    /** Calls every endpoint without ids. @returns those whose response contains a foreign id or number */
    async inLists(token: string, foreign: ReadonlySet<string>) {
      const found: string[] = []
      let answers = 0
      for (const { endpoint } of routeTable(bed.app)) {
        if (/logout|info\/|register|settlement/.test(endpoint.path)) continue
        const { body, ...input } = sampleInput(endpoint, missing)
        const large = { ...(typeof body === 'object' ? body : {}), pageNumber: 1, pageSize: 100 }
        for (const given of [body, large]) {
          const answer = await bed.app.request(requestFor(endpoint, { ...input, body: given }, { token }))
          const words = [...(await answer.text()).matchAll(/[\w-]{6,40}/g)].map(([word]) => word)
          const seen = words.filter((word) => foreign.has(word))
          if (seen.length > 0) found.push(`${line(endpoint)}: ${seen[0]}`)
          answers++
        }
      }
      return { found: [...new Set(found)], answers }
    },
  }
}
