import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openDatabase } from '../../demo/server/core/database/database'

const folder = join('node_modules', '.cache', 'tradefront')

async function fileName() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(entry, '..', '..', 'package.json'), 'utf8'))
  return join(folder, `empty-cluster-${version}.tar`)
}

/** Returns an empty PGlite database from the file of an earlier run. Creating it takes seven times as long. */
export async function emptyCluster(): Promise<Blob> {
  const file = await fileName()
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return new Blob([new Uint8Array(cached)])
  const database = await openDatabase({ memory: true })
  const dump = (await database.dump?.()) ?? new Blob()
  await database.close()
  // Several workers may write this file at once. The rename is atomic, and the last one wins.
  const mine = `${file}.${process.pid}-${crypto.randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(mine, new Uint8Array(await dump.arrayBuffer()))
  await rename(mine, file)
  return dump
}
