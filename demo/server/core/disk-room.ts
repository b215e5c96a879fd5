import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** Bytes that the embedded engine keeps for its log, of which it takes 16 MB at a time. */
const reserve = 64_000_000
const lookEvery = 500
const stopWriting = sql`set default_transaction_read_only = on`
const startWriting = sql`set default_transaction_read_only = off`

/** Whether a folder's disk is too full to write there. */
export async function isShort(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < reserve
}

/**
 * Watches the disk of a data folder: while it is almost full, the engine only reads, because it would not survive
 * that its log cannot be written. An engine that did not survive is replaced once there is room.
 */
export function watchRoom(folder: string, opened: Database, reopen: () => Promise<Database>): Database {
  let current = opened
  let readsOnly = false
  let looking = Promise.resolve()

  async function look() {
    const short = await isShort(folder)
    if (current.dead?.()) {
      if (short) return
      current = await reopen()
      readsOnly = false
    }
    if (short === readsOnly) return
    await current.handle.execute(short ? stopWriting : startWriting)
    readsOnly = short
  }
  // What fails now is tried with the next look.
  const timer = setInterval(() => (looking = looking.then(look).catch(() => {})), lookEvery)
  timer.unref()

  return {
    ...opened,
    get handle() {
      return current.handle
    },
    async close() {
      clearInterval(timer)
      await looking
      await current.close()
    },
  }
}
