import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clock } from '../../demo/server/core/time/clock'
import { db, tx } from '../../demo/server/core/database/db'
import { isUnreachable, sqlState } from '../../demo/server/core/database/db-error'
import { idempotency } from '../../demo/server/core/security/idempotency.table'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const row = (key: string) => ({ customerId: '1', route: 'r', key, asked: '', createdAt: clock.now() })
const put = (key: string) => db().insert(idempotency).values(row(key))
const keys = async () => (await db().select().from(idempotency)).map(({ key }) => key).toSorted()
const lost = () => Object.assign(new Error('lost'), { code: '40001' })

describe('db and tx', () => {
  test('throws outside of a request or job', () => {
    expect(() => db()).toThrow('outside')
  })

  test('rolls back nested transactions with the outer one', async () => {
    await bed.inside(async () => {
      await expect(
        tx(async () => {
          await put('a')
          await tx(() => put('b'))
          expect(await keys()).toEqual(['a', 'b'])
          throw new Error('stop')
        }),
      ).rejects.toThrow('stop')
      expect(await keys()).toEqual([])
    })
  })

  test('runs forty parallel transactions without a deadlock or a lost row', async () => {
    const names = Array.from({ length: 40 }, (_, at) => String(at).padStart(2, '0'))
    await bed.inside(() => Promise.all(names.map((name) => tx(() => put(name)))))
    expect(await bed.inside(keys)).toEqual(names)
  })

  test('rejects work that continues after its transaction', async () => {
    await bed.inside(async () => {
      let late: Promise<unknown> = Promise.resolve()
      await tx(async () => {
        late = new Promise((done) => setTimeout(done, 20)).then(() => put('late'))
      })
      await expect(late).rejects.toThrow('await is missing')
      expect(await keys()).toEqual([])
    })
  })

  test('retries a transaction after a conflict and commits only the last run', async () => {
    let runs = 0
    await bed.inside(() =>
      tx(async () => {
        runs++
        await put(`run ${runs}`)
        if (runs < 3) throw lost()
      }),
    )
    expect(await bed.inside(keys)).toEqual(['run 3'])
  })

  test('a conflict in an inner transaction retries the outer one', async () => {
    let [outer, inner] = [0, 0]
    await bed.inside(() =>
      tx(async () => {
        outer++
        await tx(async () => {
          if (++inner === 1) throw lost()
          await put('inner')
        })
      }),
    )
    expect([outer, inner]).toEqual([2, 2])
    expect(await bed.inside(keys)).toEqual(['inner'])
  })

  test('gives up after five runs', async () => {
    let runs = 0
    const always = tx.bind(null, async () => {
      runs++
      throw lost()
    })
    await expect(bed.inside(always)).rejects.toThrow('lost')
    expect(runs).toBe(5)
  })

  test('does not treat a statement with too many parameters as an unreachable database', async () => {
    const many = sql.join(
      Array.from({ length: 65_536 }, (_, at) => sql`${at}`),
      sql`, `,
    )
    const error = await bed
      .inside(() => db().execute(sql`select 1 where 0 in (${many})`))
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
    expect([sqlState(error), isUnreachable(error)]).toEqual(['08P01', false])
  })

  test('reads timestamps in UTC as they were written', async () => {
    const at = new Date('2026-03-01T16:05:06.789Z')
    await bed.inside(async () => {
      await db()
        .insert(idempotency)
        .values({ ...row('t'), createdAt: at })
      expect((await db().select().from(idempotency))[0]?.createdAt).toEqual(at)
      const { rows } = await db().execute<{ zone: string }>(sql`select current_setting('timezone') as zone`)
      expect(rows[0]?.zone).toBe('UTC')
    })
  })
})
