import { PGlite } from '@electric-sql/pglite'

/** How the first rows are made: a log in short pieces, because a browser keeps changed files as wholes. */
export const clusterParams = ['--wal-segsize=1', '--no-data-checksums']

const settings = {
  timezone: 'UTC',
  shared_buffers: '16MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '2MB',
  max_wal_size: '4MB',
  // Files are kept all at one moment: no page is ever half written.
  full_page_writes: 'off',
}

/** How it is started in Node and in the browser. */
export const startParams = [
  ...PGlite.defaultStartParams,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
