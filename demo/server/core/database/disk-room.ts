import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** Bytes reserved for the log of the embedded engine, which grows in steps of 16 MB. */
const reserve = 64_000_000
const lookEvery = 500
const stopWriting = sql`set default_transaction_read_only = on`
const startWriting = sql`set default_transaction_read_only = off`

/** Returns whether a folder's disk is too full to write. */
export async function isShort(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < reserve
}

/**
 * Watches the disk of a data folder. While it is almost full the engine is read-only, because it crashes when it cannot
 * write its log. A crashed engine is reopened once there is space.
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
  // A failure is retried at the next check.
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
