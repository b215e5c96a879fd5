import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, integrityOf } from './kit-package.mjs'

/** Returns the files that pages load from a host. Modules for applications come from the npm package instead. */
const servedIn = (kit) => filesIn(kit).filter((name) => !name.startsWith('npm/'))

const numbers = /^(\d+)\.(\d+)\.(\d+)(-.+)?$/

/** Returns whether a version is newer than another, by its three numbers. */
function isAfter(version, other) {
  const [, ...now] = numbers.exec(version) ?? []
  const [, ...before] = numbers.exec(other) ?? []
  const at = [0, 1, 2].find((index) => now[index] !== before[index])
  return at !== undefined && Number(now[at]) > Number(before[at])
}

/** Checks that an already published version is unchanged, because pages may refer to its hashes. */
function compare(kit, published, version) {
  const [now, then] = [kit, published].map(servedIn)
  const changed = [...new Set([...now, ...then])].find(
    (name) =>
      !now.includes(name) ||
      !then.includes(name) ||
      !readFileSync(join(kit, name)).equals(readFileSync(join(published, name))),
  )
  if (changed) throw new Error(`v${version}/${changed} was published with other bytes: raise the version.`)
}

/** Publishes a release atomically: a reader never sees a partial copy. */
function publish(kit, published) {
  const half = `${published}.part`
  rmSync(half, { recursive: true, force: true })
  for (const name of servedIn(kit)) cpSync(join(kit, name), join(half, name))
  renameSync(half, published)
}

/** Updates the floating folder. Hashed files are copied before the entries and are never removed, for pages that are open. */
function float(kit, floating, version) {
  const isEntry = (name) => !name.startsWith('chunks/')
  const names = servedIn(kit)
  for (const name of [...names.filter((one) => !isEntry(one)), ...names.filter(isEntry)])
    cpSync(join(kit, name), join(floating, name))
  writeFileSync(join(floating, 'version.json'), JSON.stringify({ version }))
}

const floatsAt = (floating) =>
  existsSync(join(floating, 'version.json'))
    ? JSON.parse(readFileSync(join(floating, 'version.json'), 'utf8')).version
    : '0.0.0'

/** Returns the tags for a page that loads exactly the published files. */
function embedding(published, base) {
  const hashOf = (name) => integrityOf(readFileSync(join(published, name)))
  const scripts = filesIn(published).filter((name) => name.endsWith('.js'))
  const map = { integrity: Object.fromEntries(scripts.map((name) => [base + name, hashOf(name)])) }
  const page = `<script type="importmap">${JSON.stringify(map)}</script>
<link rel="stylesheet" href="${base}tradefront.css" integrity="${hashOf('tradefront.css')}" crossorigin>
<script type="module" src="${base}tradefront.js" integrity="${hashOf('tradefront.js')}" crossorigin></script>
`
  return { map, page }
}

/**
 * Copies a built kit into the folder that a static file host serves:
 * - `vX.Y.Z/`, which never changes again: if a byte differs, it fails before it writes anything,
 * - `vX/`, the newest of its major version, without pre-releases,
 * - `vX.Y.Z.importmap.json` with the integrity of every script, and `vX.Y.Z.html`, the tags of a page that loads them.
 */
export function layOut({ kit, folder, version, address = '/' }) {
  const [, major, , , preRelease] = numbers.exec(version) ?? []
  if (major === undefined) throw new Error(`${version} is no version: three numbers, as 1.2.3.`)
  const published = join(folder, `v${version}`)
  const isThere = existsSync(published)
  if (isThere) compare(kit, published, version)
  else publish(kit, published)
  const { map, page } = embedding(published, `${address.replace(/\/$/, '')}/v${version}/`)
  writeFileSync(`${published}.importmap.json`, JSON.stringify(map, null, 2))
  writeFileSync(`${published}.html`, page)

  const floating = join(folder, `v${major}`)
  const floats = !preRelease && !isAfter(floatsAt(floating), version)
  if (floats) float(kit, floating, version)
  return [
    isThere ? `v${version} is published already, and the same.` : `v${version} is published.`,
    floats ? `v${major} is ${version} now.` : `v${major} stays as it was.`,
  ]
}
