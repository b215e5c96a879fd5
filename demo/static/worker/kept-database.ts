import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '../../server/core/database/database'
import type { Db } from '../../server/core/database/db'
import { unpackFiles } from '../packed-files'
import { startParams } from '../small-cluster'
import { KeptFiles } from './kept-files'
import type { Overlay } from './overlay'
import { unpacked } from './static-files'

export type KeptDatabase = Database & {
  /** Waits until all writes are stored in IndexedDB. */
  saved: () => Promise<void>
}

/** Files that a database starts from. */
export type DatabaseFiles = { engine: string; system: string; rows: string }

export async function openKept(files: DatabaseFiles, overlay: Overlay): Promise<KeptDatabase> {
  const [pgliteWasmModule, fsBundle, rows] = await Promise.all([
    unpacked(files.engine).then(async (answer) => WebAssembly.compile(await answer.arrayBuffer())),
    unpacked(files.system).then((answer) => answer.blob()),
    unpacked(files.rows).then((answer) => answer.arrayBuffer()),
  ])
  const database = new KeptFiles(unpackFiles(rows), overlay)
  const client = await PGlite.create({
    fs: database,
    relaxedDurability: true,
    startParams,
    pgliteWasmModule,
    // Never runs, because the first rows contain their cluster.
    initdbWasmModule: pgliteWasmModule,
    fsBundle,
  })
  const handle: Db = drizzle(client)
  return {
    engine: 'pglite',
    handle,
    alone: (work) => work(),
    waiting: () => 0,
    saved: () => database.saved(),
    close: () => client.close(),
  }
}
