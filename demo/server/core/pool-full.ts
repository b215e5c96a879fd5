import type { Pool, PoolClient } from 'pg'

/** All connections of the pool were at work for as long as somebody may wait for one. The database itself is well. */
export class PoolFull extends Error {
  override name = 'PoolFull'
}

/** Counts the connections of a pool that stand. */
function standing(pool: Pool): () => number {
  const clients = new Set<PoolClient>()
  pool.on('connect', (client) => void clients.add(client))
  pool.on('remove', (client) => void clients.delete(client))
  return () => clients.size
}

/**
 * Tells a full pool from a database that cannot be reached: the pool fails with the same sentence for both.
 * @returns what an error of `pool.connect` means
 */
export function poolErrors(pool: Pool): (error: unknown) => unknown {
  const count = standing(pool)
  return (error) =>
    error instanceof Error &&
    error.message.startsWith('timeout exceeded when trying to connect') &&
    count() > 0
      ? new PoolFull('all connections are at work', { cause: error })
      : error
}
