import { PGlite } from '@electric-sql/pglite'

/** Parameters for creating the cluster. The log has short segments, because a browser stores changed files completely. */
export const clusterParams = ['--wal-segsize=1', '--no-data-checksums']

const settings = {
  timezone: 'UTC',
  shared_buffers: '16MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '2MB',
  max_wal_size: '4MB',
  // All files are saved at the same time, so pages are never partially written.
  full_page_writes: 'off',
}

/** Parameters for starting the database in Node and in the browser. */
export const startParams = [
  ...PGlite.defaultStartParams,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
