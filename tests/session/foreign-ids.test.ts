import { getTableColumns, getTableName, inArray, is, type Column } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { db } from '../../demo/server/core/db'
import { routeTable } from '../../demo/server/core/serve'
import type { Endpoint } from '../../src/core/endpoint'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
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

let stranger = ''
let owned = new Map<string, string[]>()
beforeAll(async () => {
  await bed.reset()
  stranger = await bed.login('overdue')
  owned = await bed.inside(ownedIds)
})

/** Ids and numbers of what belongs to the owner, by table; what hangs on it belongs to it as well. */
async function ownedIds() {
  const found = new Map<string, string[]>()
  const keep = async (name: string, table: PgTable, by: Column | undefined, whose: string[]) => {
    const keys = columnsOf(table).filter((one) => one.name === 'id' || one.name.endsWith('_no'))
    if (!by || keys.length === 0 || whose.length === 0) return
    const rows = await db().select().from(table).where(inArray(by, whose)).limit(2)
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
  for (const [name, table] of tables)
    await keep(name, table, named(table, ['customer_id', 'owner_id', 'parent_id'])[0], [owner])
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
const isPrivate = ({ endpoint, who }: { endpoint: Endpoint; who: string }) =>
  who !== 'anyone' && asksWithId(endpoint)

test('R78: whatever endpoint is asked with somebody else’s id answers as for none, and changes nothing', async () => {
  const endpoints = routeTable(bed.app).filter(isPrivate)
  expect(endpoints.length).toBeGreaterThan(60)
  const before = await belongings()
  // What every request looks at, to know who asks.
  const always = await ask(userInfo, missing, stranger)
  const different: string[] = []
  const blind: string[] = []
  const refused: string[] = []
  let compared = 0
  for (const { endpoint } of endpoints) {
    const none = await ask(endpoint, missing, stranger)
    const about = [...owned.keys()].filter((name) => none.times(name) > always.times(name))
    if (about.length === 0 && endpoint.path.includes('{'))
      (none.told.includes('"code":400') ? refused : blind).push(line(endpoint))
    for (const table of about)
      for (const id of owned.get(table) ?? []) {
        const { told } = await ask(endpoint, id, stranger)
        compared++
        if (told !== none.told)
          different.push(`${line(endpoint)} ${table} ${id}: ${told} instead of ${none.told}`)
      }
  }
  expect(different).toEqual([])
  expect(await belongings()).toEqual(before)
  expect(compared).toBeGreaterThan(100)
  // Templates of coupons, shops, channels: nobody's in particular, or nothing of it is there.
  expect([blind, blind.length < endpoints.length / 10]).toEqual([blind, true])
  // Asked with too little to get that far: their rooms' own tests ask them with all that they want.
  expect([refused, refused.length < endpoints.length / 5]).toEqual([refused, true])
}, 120_000)
