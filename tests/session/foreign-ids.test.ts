import { getTableColumns, getTableName, inArray, is, sql, type Column } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../demo/server/core/db'
import { routeTable } from '../../demo/server/core/serve'
import type { Endpoint } from '../../src/core/endpoint'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { tally } from '../hard/hard.ts'
import { requestFor } from '../server/request'
import { asksWithId, sampleInput } from '../server/sample-body'
import { openTestbed } from '../server/testbed'

const bed = await openTestbed('demo')

/** Whose things are asked for, and who asks: both may do everything with their own. */
const owner = '10001'
const missing = '999999999999999999'

const files = import.meta.glob<Record<string, unknown>>('../../demo/server/**/*.table.ts', { eager: true })
const tables = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((one) => is(one, PgTable))
    .map((table) => [getTableName(table), table] as const),
)
const columnsOf = (table: PgTable): Column[] => Object.values(getTableColumns(table))
const named = (table: PgTable, names: readonly string[]) =>
  columnsOf(table).filter(({ name }) => names.includes(name))

let owned = new Map<string, string[]>()
beforeEach(async () => {
  await bed.reset()
  owned = await bed.inside(() =>
    idsOf(({ customer_id, owner_id, parent_id }) => customer_id ?? owner_id ?? parent_id, [owner]),
  )
})

type Columns = Partial<Record<string, Column>>
const byName = (table: PgTable): Columns => Object.fromEntries(columnsOf(table).map((one) => [one.name, one]))

/**
 * Ids and numbers of what belongs to somebody, by table; what hangs on it belongs to it as well.
 * @param whoseIs the column of a table that says whose its rows are
 */
async function idsOf(whoseIs: (columns: Columns) => Column | undefined, whose: string[], most = 2) {
  const found = new Map<string, string[]>()
  const keep = async (name: string, table: PgTable, by: Column | undefined, of: string[]) => {
    const keys = columnsOf(table).filter((one) => one.name === 'id' || one.name.endsWith('_no'))
    if (!by || keys.length === 0 || of.length === 0) return
    const rows = await db().select().from(table).where(inArray(by, of)).limit(most)
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
  for (const [name, table] of tables) await keep(name, table, whoseIs(byName(table)), whose)
  const direct = new Map(found)
  for (const [name, table] of tables) {
    if (found.has(name)) continue
    const by = columnsOf(table).find((one) => direct.has(one.name.replace(/_id$/, '')))
    await keep(name, table, by, direct.get(by?.name.replace(/_id$/, '') ?? '') ?? [])
  }
  return found
}

const line = ({ method, path }: Endpoint) => `${method} ${path}`

/** @returns what was answered, without the id, and how often each table was asked for it */
async function ask(endpoint: Endpoint, id: string, token: string) {
  const from = bed.statements.length
  const answer = await bed.app.request(requestFor(endpoint, sampleInput(endpoint, id), { token }))
  const body = (await answer.text()).replaceAll(id, '§')
  const asked = bed.statements.slice(from).join(' ')
  const times = (name: string) => asked.split(`"${name}"`).length - 1
  return { told: `${answer.status} ${body}`, times }
}

/** All rows of the owner, as one text a table. */
const belongings = () =>
  bed.inside(async () => {
    const kept: Record<string, string> = {}
    for (const [name, table] of tables) {
      const [by] = named(table, ['customer_id', 'owner_id'])
      if (by)
        kept[name] = JSON.stringify(
          await db()
            .select()
            .from(table)
            .where(inArray(by, [owner])),
        )
    }
    return kept
  })

/** Public things, and what an endpoint of another kind is about. */
const isPrivate = ({ endpoint }: { endpoint: Endpoint }) =>
  endpoint.permission !== 'anyone' && asksWithId(endpoint)

const endpoints = routeTable(bed.app).filter(isPrivate)

/**
 * Asks every endpoint for things that are somebody else's.
 * @returns where the answer is another than for something that does not exist
 */
async function walk(asker: string, things: Map<string, string[]>) {
  const token = await bed.login(asker)
  // What every request looks at, to know who asks.
  const always = await ask(userInfo, missing, token)
  const different: string[] = []
  const blind: string[] = []
  const refused: string[] = []
  let compared = 0
  for (const { endpoint } of endpoints) {
    const none = await ask(endpoint, missing, token)
    const about = [...things.keys()].filter((name) => none.times(name) > always.times(name))
    if (about.length === 0 && endpoint.path.includes('{'))
      (/"code":40[03]/.test(none.told) ? refused : blind).push(line(endpoint))
    for (const table of about)
      for (const id of things.get(table) ?? []) {
        const { told } = await ask(endpoint, id, token)
        compared++
        if (told !== none.told)
          different.push(`${asker} ${line(endpoint)} ${table} ${id}: ${told} instead of ${none.told}`)
      }
  }
  return { different, blind, refused, compared }
}

test('R78: whatever endpoint is asked with somebody else’s id answers as for none, and changes nothing', async () => {
  expect(endpoints.length).toBeGreaterThan(60)
  const before = await belongings()
  const { different, blind, refused, compared } = await walk('overdue', owned)
  expect(different).toEqual([])
  expect(await belongings()).toEqual(before)
  expect(compared).toBeGreaterThan(100)
  // Templates of coupons, shops, channels: nobody's in particular, or nothing of it is there.
  expect([blind, blind.length < endpoints.length / 10]).toEqual([blind, true])
  // Asked with too little to get that far: their rooms' own tests ask them with all that they want.
  expect([refused, refused.length < endpoints.length / 5]).toEqual([refused, true])
  tally({ what: 'foreign ids: endpoint × id of another company', inputs: compared, lost: different.length })
}, 120_000)

describe('R78: inside of a company a sub-account sees its own documents alone', () => {
  /** What an account has for itself, while its company's other tables are shared. */
  const personal = ['cart_line', 'favourite', 'remind', 'export_task', 'upload_file', 'checkout_draft']

  /** All documents of the company are of one account from now on, and so is what that account has for itself. */
  const handOver = (to: string) =>
    bed.inside(async () => {
      for (const [name, table] of tables) {
        const { placed_by, customer_id, owner_id } = byName(table)
        const by = placed_by ?? (personal.includes(name) ? (owner_id ?? customer_id) : undefined)
        if (by)
          await db().execute(
            sql`update ${table} set ${sql.identifier(by.name)} = ${to} where ${by} = ${owner}`,
          )
      }
    })

  const thingsOf = (account: string, most?: number) =>
    bed.inside(async () => {
      const mine = new Map([...tables].map(([name, table]) => [table, personal.includes(name)]))
      const own = await idsOf(
        (columns) =>
          columns.placed_by ??
          (columns.id && mine.get(columns.id.table) ? (columns.owner_id ?? columns.customer_id) : undefined),
        [account],
        most,
      )
      return own
    })

  /** Who asks, and whose all documents are: the main account's, or another sub-account's. */
  const askers: [asker: string, of: string][] = [
    ['sub1', owner],
    ['channel1', '10004'],
  ]

  test.each(askers)(
    '%s asks for documents of %s: as for none',
    async (asker, of) => {
      await handOver(of)
      const things = await thingsOf(of)
      expect(things.size).toBeGreaterThan(20)
      const { different, compared } = await walk(asker, things)
      expect(different).toEqual([])
      expect(compared).toBeGreaterThan(100)
      tally({
        what: `foreign ids: endpoint × id of ${of}, asked by ${asker}`,
        inputs: compared,
        lost: different.length,
      })
    },
    120_000,
  )

  test.each(askers)(
    '%s finds nothing of %s in any list, count or search',
    async (asker, of) => {
      await handOver(of)
      const foreign = new Set([...(await thingsOf(of, 1_000)).values()].flat())
      expect(foreign.size).toBeGreaterThan(500)
      const token = await bed.login(asker)
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
      expect([...new Set(found)]).toEqual([])
      tally({ what: `lists that ${asker} asks for`, inputs: answers, lost: found.length })
    },
    120_000,
  )
})
