import { openDatabase, type Database, type PostgresSource } from './database'
import { isBusy, isUnreachable } from './db-error'
import { errorText } from '../observability/error-text'
import { pause } from '../time/pause'
import { StartError } from '../config/start-error'
import type { Log } from '../http/surroundings'

const again = 2_000

/**
 * Opens a database that may start later than this server.
 * @param waitFor milliseconds
 * @param away called after each failed attempt
 * @throws StartError the timeout passed, or the database refuses these settings
 */
export async function openInTime(
  source: PostgresSource,
  { waitFor, away, log }: { waitFor: number; away: () => void; log: Log },
): Promise<Database> {
  const until = performance.now() + waitFor
  for (;;) {
    try {
      return await openDatabase(source)
    } catch (error) {
      const left = until - performance.now()
      if (!(isUnreachable(error) || isBusy(error)) || left <= 0) throw error
      away()
      const reason = error instanceof StartError ? error.message : errorText(error)
      log.error(`${reason} Trying again for ${Math.ceil(left / 1000)} more seconds.`)
      await pause(Math.min(again, left))
    }
  }
}
