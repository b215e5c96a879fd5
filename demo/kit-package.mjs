import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { writeTypes } from './kit-types.mjs'

const list = 'integrity.json'

/** Returns the files below a folder, with forward slashes, sorted the same on every system. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** Returns the value of the `integrity` attribute for a file's bytes. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Adds to the kit what only importers of the package need: typings, and the hash of every file. */
export function completePackage(folder) {
  writeTypes(folder)
  const hashes = filesIn(folder)
    .filter((name) => name !== list)
    .map((name) => [name, integrityOf(readFileSync(join(folder, name)))])
  writeFileSync(join(folder, list), JSON.stringify(Object.fromEntries(hashes), null, 2))
}
