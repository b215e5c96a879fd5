import type { Pool, PoolClient } from 'pg'

/** All connections of the pool were busy until the timeout. The database itself is healthy. */
export class PoolFull extends Error {
  override name = 'PoolFull'
}

/** Returns a counter of open connections. */
function standing(pool: Pool): () => number {
  const clients = new Set<PoolClient>()
  pool.on('connect', (client) => void clients.add(client))
  pool.on('remove', (client) => void clients.delete(client))
  return () => clients.size
}

/**
 * Distinguishes a full pool from an unreachable database, because the pool reports both with the same message.
 * @returns a function that maps an error of `pool.connect`
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
