import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { openDatabase, type Database } from './database'
import { isShort, watchRoom } from './disk-room'
import { StartError } from '../config/start-error'

/** PGlite 0.5 is PostgreSQL 18; another major version cannot read its folder. */
const major = '18'

/**
 * Opens the data folder. The first start fills it under a temporary name and renames it at the end, so an interrupted start
 * leaves nothing behind.
 * @param prepare migrates and seeds the database; also runs on later starts
 */
export async function openFolder(
  folder: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  if (await isNew(folder)) await fill(folder, prepare)
  if (await isShort(folder)) throw noRoom(folder)
  const open = () => openDatabase({ dataDir: folder })
  const database = await open().catch((error: unknown) => {
    throw unreadable(folder, error)
  })
  await prepare(database)
  return watchRoom(folder, database, open)
}

const reason = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error))

const unreadable = (folder: string, error: unknown) =>
  new StartError(
    `The data folder ${folder} could not be read (${reason(error)}). Nothing was deleted: move it away or set DATA_DIR.`,
  )

const noRoom = (folder: string) =>
  new StartError(`The disk of the data folder ${folder} is full. Make room or set DATA_DIR.`)

async function isNew(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw unreadable(folder, error)
  })
  if (names.length === 0) return true
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() === major) return false
  throw unreadable(folder, version ? `PostgreSQL ${version.trim()}, not ${major}` : 'it holds something else')
}

async function fill(folder: string, prepare: (database: Database) => Promise<void>) {
  const target = resolve(folder)
  const beside = dirname(target)
  const prefix = `${basename(target)}.new-`
  try {
    await mkdir(beside, { recursive: true })
    // Left by an interrupted first start. We hold the folder's lock, so no other process uses them.
    const left = (await readdir(beside)).filter((name) => name.startsWith(prefix))
    for (const name of left) await rm(join(beside, name), { recursive: true })
  } catch (error) {
    throw unreadable(folder, error)
  }
  if (await isShort(beside)) throw noRoom(folder)
  const temporary = join(beside, `${prefix}${process.pid}`)
  const database = await openDatabase({ dataDir: temporary })
  await prepare(database).finally(() => database.close())
  await rename(temporary, target)
}
