import { and, eq, lt, sql } from 'drizzle-orm'
import { sha256 } from './auth'
import { after, day } from '../time/business-time'
import { clock } from '../time/clock'
import { db, tx } from '../database/db'
import { isLockTimeout } from '../database/db-error'
import { idempotency } from './idempotency.table'
import { refuse } from '../http/refusal'

type Wish = { customerId: string; route: string; key: string; asked: unknown }
export type Once<Answer> = { answer: Answer; replayed: boolean }

const running = () => refuse(409, ['操作正在处理，请稍候', 'This is still being processed. Please wait.'])
const otherBody = () =>
  refuse(422, ['请求标识已被使用', 'This Idempotency-Key has already been used for another request.'])

/** Length of an `Idempotency-Key`. */
export const keyLength = { min: 8, max: 128 }
const keyForm = new RegExp(`^[\\x21-\\x7e]{${keyLength.min},${keyLength.max}}$`)

export const isKey = (key: string) => keyForm.test(key)

/**
 * Reads the key of a request that creates money or orders. It is optional.
 * @returns undefined without one
 * @throws Refusal 400 malformed
 */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') || undefined
  if (key !== undefined && !isKey(key)) {
    throw refuse(400, [
      `请求标识须为 ${keyLength.min}–${keyLength.max} 个可见字符`,
      `The Idempotency-Key header must have ${keyLength.min}–${keyLength.max} visible characters.`,
    ])
  }
  return key
}

/**
 * Runs a request once, however often it is sent: the row of its key and its effect share a transaction. A copy waits for
 * the first request and gets its response. A refused request leaves no row and may be sent again.
 * @param work returns the response's data; runs within the transaction
 */
export async function once<Answer>(wish: Wish, work: () => Promise<Answer>): Promise<Once<Answer>> {
  const asked = await sha256(JSON.stringify(wish.asked))
  try {
    return await tx(async () => {
      const stored = await claim(wish, asked)
      if (stored !== undefined) return { answer: JSON.parse(stored), replayed: true }
      return { answer: await perform(wish, work), replayed: false }
    })
  } catch (error) {
    throw isLockTimeout(error) ? running() : error
  }
}

const same = ({ customerId, route, key }: Wish) =>
  and(eq(idempotency.customerId, customerId), eq(idempotency.route, route), eq(idempotency.key, key))

/** Inserts the row of the key, or returns the stored response as JSON. */
async function claim(wish: Wish, asked: string): Promise<string | undefined> {
  const { customerId, route, key } = wish
  await db()
    .delete(idempotency)
    .where(and(same(wish), lt(idempotency.createdAt, after(clock.now(), -day))))
  await db().execute(sql`set local lock_timeout = '5s'`)
  const row = { customerId, route, key, asked, createdAt: clock.now() }
  const [mine] = await db().insert(idempotency).values(row).onConflictDoNothing().returning()
  await db().execute(sql`set local lock_timeout = 0`)
  if (mine) return undefined
  const [stored] = await db().select().from(idempotency).where(same(wish))
  if (!stored) throw running()
  if (stored.asked !== asked) throw otherBody()
  return stored.answer
}

async function perform<Answer>(wish: Wish, work: () => Promise<Answer>): Promise<Answer> {
  const answer = await work()
  await db()
    .update(idempotency)
    .set({ answer: JSON.stringify(answer ?? null) })
    .where(same(wish))
  return answer
}

export const forgetOldKeys = () =>
  db()
    .delete(idempotency)
    .where(lt(idempotency.createdAt, after(clock.now(), -day)))
