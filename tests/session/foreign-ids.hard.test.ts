import { inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../demo/server/core/database/db'
import { tally } from '../hard/hard.ts'
import { openTestbed } from '../server/testbed'
import { byName, idsOf, openVisits, tables } from './foreign-things'

const bed = await openTestbed('demo')
const { byId, endpoints, inLists } = openVisits(bed)

/** Owner of the requested items, and the account that requests them. Both have all permissions for their own. */
const owner = '10001'

let owned = new Map<string, string[]>()
beforeEach(async () => {
  await bed.reset()
  owned = await bed.inside(() =>
    idsOf({
      whoseIs: ({ customer_id, owner_id, parent_id }) => customer_id ?? owner_id ?? parent_id,
      whose: [owner],
    }),
  )
})

/** Returns all rows of the owner as one text for each table. */
const belongings = () =>
  bed.inside(async () => {
    const rows: Record<string, string> = {}
    for (const [name, table] of tables) {
      const { customer_id, owner_id } = byName(table)
      const by = customer_id ?? owner_id
      if (by)
        rows[name] = JSON.stringify(
          await db()
            .select()
            .from(table)
            .where(inArray(by, [owner])),
        )
    }
    return rows
  })

test('R78: every endpoint answers another account’s id like an unknown one, and changes nothing', async () => {
  expect(endpoints.length).toBeGreaterThan(60)
  const before = await belongings()
  const { different, blind, refused, compared } = await byId(await bed.login('overdue'), owned)
  expect(different).toEqual([])
  expect(await belongings()).toEqual(before)
  expect(compared).toBeGreaterThan(100)
  // Items without an owner (coupon templates, shops, channels), or tables without rows.
  expect([blind, blind.length < endpoints.length / 6]).toEqual([blind, true])
  // Requests that are rejected early, because they lack data. Separate tests send them completely.
  expect([refused, refused.length < endpoints.length / 5]).toEqual([refused, true])
  tally({ what: 'foreign ids: endpoint × id of another company', inputs: compared, lost: different.length })
})

describe('R78: within a company a sub-account sees only its own documents', () => {
  /** Tables of a single account. The company shares its other tables. */
  const personal = ['cart_line', 'favourite', 'remind', 'export_task', 'upload_file', 'checkout_draft']

  /** Assigns all documents of the company, and the account's own rows, to one account. */
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
    bed.inside(() => {
      const mine = new Map([...tables].map(([name, table]) => [table, personal.includes(name)]))
      return idsOf({
        whoseIs: (columns) =>
          columns.placed_by ??
          (columns.id && mine.get(columns.id.table) ? (columns.owner_id ?? columns.customer_id) : undefined),
        whose: [account],
        ...(most && { most }),
      })
    })

  /** Requesting account, and owner of all documents: the main account or another sub-account. */
  const askers: [asker: string, of: string][] = [
    ['sub1', owner],
    ['channel1', '10004'],
  ]

  test.each(askers)('%s gets the answers for unknown ids for documents of %s', async (asker, of) => {
    await handOver(of)
    const things = await thingsOf(of)
    expect(things.size).toBeGreaterThan(20)
    const { different, compared } = await byId(await bed.login(asker), things)
    expect(different).toEqual([])
    expect(compared).toBeGreaterThan(100)
    tally({
      what: `foreign ids: endpoint × id of ${of}, asked by ${asker}`,
      inputs: compared,
      lost: different.length,
    })
  })

  test.each(askers)('%s finds no documents of %s in any list, count or search', async (asker, of) => {
    await handOver(of)
    const foreign = new Set([...(await thingsOf(of, 1_000)).values()].flat())
    expect(foreign.size).toBeGreaterThan(500)
    const { found, answers } = await inLists(await bed.login(asker), foreign)
    expect(found).toEqual([])
    tally({ what: `lists that ${asker} asks for`, inputs: answers, lost: found.length })
  })
})
