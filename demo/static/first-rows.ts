import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { createApp } from '../server/app'
import { demoSeeds } from '../server/demo-seeds'
import { goods } from '../server/catalogue/goods/goods.table'
import { readConfig } from '../server/core/config/config'
import type { Database } from '../server/core/database/database'
import { db, withDb, type Db } from '../server/core/database/db'
import { migrate } from '../server/core/database/migrate'
import { seedWhenEmpty } from '../server/core/database/seed'
import { pictureNames } from './picture-names'
import { packFiles, type PackedFiles } from './packed-files'
import { clusterParams, startParams } from './small-cluster'

const { PGDATA } = PGlite.paths
const log = { info: () => {}, error: (line: string) => console.error(line) }

async function openNew() {
  const client = await PGlite.create({ initDbStartParams: clusterParams, startParams })
  const handle: Db = drizzle(client)
  const database: Database = {
    engine: 'pglite',
    handle,
    alone: (work) => work(),
    waiting: () => 0,
    close: () => client.close(),
  }
  return { client, database }
}

/** Removes data that no query needs: template databases, the space of deleted rows, and the write-ahead log. */
async function shrink(client: PGlite) {
  await client.exec(
    "update pg_database set datistemplate = false, datallowconn = true where datname like 'template%'",
  )
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`)
  await client.exec('vacuum full')
  await client.exec('analyze')
  for (let times = 0; times < 2; times++) await client.exec('checkpoint; select pg_switch_wal()')
  await client.exec('checkpoint')
}

/** Returns all files below a folder of the database. An empty folder is its name with a slash. */
function filesBelow({ FS }: PGlite['Module']): PackedFiles {
  const found: PackedFiles = new Map()
  const walk = (folder: string) => {
    const entries: string[] = FS.readdir(PGDATA + folder)
    const own = entries.filter((entry) => entry !== '.' && entry !== '..')
    if (own.length === 0) found.set(`${folder}/`, new Uint8Array())
    for (const entry of own) {
      const name = `${folder}/${entry}`
      if (FS.isDir(FS.stat(PGDATA + name).mode)) walk(name)
      else found.set(name, new Uint8Array(FS.readFile(PGDATA + name)))
    }
  }
  walk('')
  return found
}

/** Renders the pictures of all goods. Pages of another origin request them from the host, not from the worker. */
async function drawPictures(database: Database): Promise<PackedFiles> {
  const app = createApp({ database, config: readConfig({ DEMO: '1' }), log })
  const rows = await withDb(database.handle, () =>
    db().select({ model: goods.model, pictures: goods.pictures }).from(goods),
  )
  const pictures: PackedFiles = new Map()
  for (const name of pictureNames(rows)) {
    const answer = await app.request(`http://localhost${name}`)
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}`)
    pictures.set(name, new Uint8Array(await answer.arrayBuffer()))
  }
  return pictures
}

/**
 * Creates the database of a first visit, and the pictures of its goods.
 * @param howMany number of goods in the catalogue
 */
export async function makeFirstRows(howMany: number) {
  const { client, database } = await openNew()
  await migrate(database)
  await seedWhenEmpty(database, demoSeeds, {
    demo: true,
    goods: howMany,
    passwordRounds: 600_000,
    log: log.info,
  })
  const pictures = await drawPictures(database)
  await shrink(client)
  const rows = packFiles(filesBelow(client.Module))
  await database.close()
  return { rows, pictures }
}
