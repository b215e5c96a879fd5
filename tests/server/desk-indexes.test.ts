import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, tx } from '../../demo/server/core/database/db'
import { desks } from '../../demo/server/core/operator/desk'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')

/** Returns the query plan of a statement with sequential scans disabled. */
const planOf = (statement: string) =>
  tx(async () => {
    await db().execute(sql`set local enable_seqscan = off`)
    // The plan must not depend on the values.
    await db().execute(sql`set local plan_cache_mode = force_generic_plan`)
    await db().execute(sql.raw(`prepare asked as ${statement}`))
    const values = [...new Set(statement.match(/\$\d+/g))].map(() => 'null').join(', ')
    const { rows } = await db().execute(sql.raw(`explain execute asked${values && `(${values})`}`))
    await db().execute(sql`deallocate asked`)
    return rows.map((row) => Object.values(row).join('')).join('\n')
  })

// Every page of the console counts the open cases of all desks.
test.each([...desks])(
  'counts the waiting documents of %s with an index, without a sequential scan',
  async (_, desk) => {
    await bed.inside(async () => {
      bed.statements.length = 0
      await desk.count()
      const plan = await planOf(bed.statements.at(-1) ?? '')
      expect(plan).toContain('Index')
      expect(plan).not.toContain('Seq Scan')
    })
  },
)
