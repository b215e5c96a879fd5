import { eq, sql } from 'drizzle-orm'
import { day, hour, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { tooOften } from '../../core/security/limit'
import { limitKey } from '../../core/security/limit-key'
import { isAhead } from '../../core/security/expiry'
import { codeTurn } from './verify-code.table'

type Rule = { times: number; within: number }
/** Limits per target, because codes cost money and can annoy the recipient. */
const toOneTarget: Rule[] = [
  { times: 1, within: minute },
  { times: 5, within: hour },
  { times: 10, within: day },
]
const fromOneAddress: Rule[] = [{ times: 20, within: hour }]

/** Returns the milliseconds until the next code is allowed. 0: now. */
const waitFor = (sentAt: number[], rules: Rule[], now: number) =>
  Math.max(
    0,
    ...rules.map(({ times, within }) => {
      const oldest = sentAt.at(-times)
      return oldest === undefined ? 0 : oldest + within - now
    }),
  )

/**
 * Records a code for a target and an address. Concurrent requests wait for each other.
 * @throws Refusal 429 if the limit is reached
 */
export function takeTurn(target: string, address: string): Promise<void> {
  const now = clock.now().getTime()
  const wanted = [
    { key: limitKey('codeSent', { address }), rules: fromOneAddress },
    { key: limitKey('codeSent', { target }), rules: toOneTarget },
  ]
  return tx(async () => {
    const rows = await db()
      .insert(codeTurn)
      .values(wanted.map(({ key }) => ({ key, sentAt: [] })))
      .onConflictDoUpdate({ target: codeTurn.key, set: { key: sql`excluded.key` } })
      .returning()
    const turns = wanted.map(({ key, rules }) => {
      const sentAt = (rows.find((row) => row.key === key)?.sentAt ?? []).filter((time) => !isAhead(time))
      return { key, sentAt, wait: waitFor(sentAt, rules, now) }
    })
    const wait = Math.max(...turns.map((turn) => turn.wait))
    if (wait > 0) throw tooOften(Math.ceil(wait / 1000))
    for (const { key, sentAt } of turns) {
      const recent = [...sentAt.filter((time) => time > now - day), now]
      await db().update(codeTurn).set({ sentAt: recent }).where(eq(codeTurn.key, key))
    }
  })
}
