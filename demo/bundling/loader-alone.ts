import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const names = 'loader|view|first-quantity|first-press|trouble'
const alone = new RegExp(`/(?:elements|src/site/trouble)/(${names})\\.ts$`)
const owned = new RegExp(`\\?(${names})$`)

/**
 * The loader is one file, and so is what shows a view, what reckons in one, what waits for a first press and what says that
 * other files did not come: what they share with the kit they have twice, because a chunk of its own would cost every page
 * a round trip, and may be the very file that did not come. Nothing comes apart by that: what both write is pinned to the
 * page.
 */
export function loaderAlone(): Plugin {
  return {
    name: 'loader-alone',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const [, owner] = alone.exec(importer) ?? owned.exec(importer) ?? []
      if (!owner) return undefined
      const found = await this.resolve(source, importer.replace(owned, ''), { skipSelf: true })
      return found && `${found.id}?${owner}`
    },
    // Only scripts are read under such a name; of package.json the loader needs its version.
    load(id) {
      const json = id.replace(owned, '')
      if (json === id || !json.endsWith('.json')) return undefined
      const { version } = JSON.parse(readFileSync(json, 'utf8'))
      return `export const version = ${JSON.stringify(version)}`
    },
  }
}
