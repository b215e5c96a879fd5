import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const names = 'loader|view|first-quantity|first-press|trouble'
const alone = new RegExp(`/(?:elements|src/site/trouble)/(${names})\\.ts$`)
const owned = new RegExp(`\\?(${names})$`)

/**
 * Builds the loader and four other entries (view, first-quantity, first-press, trouble) as one file each. They contain
 * their own copies of the kit's code. A shared chunk would cost every page a round trip, and might be the very file that
 * failed to load. Copies are safe because shared state is pinned to the page.
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
    // Only scripts are loaded under such an id. From package.json the loader needs only the version.
    load(id) {
      const json = id.replace(owned, '')
      if (json === id || !json.endsWith('.json')) return undefined
      const { version } = JSON.parse(readFileSync(json, 'utf8'))
      return `export const version = ${JSON.stringify(version)}`
    },
  }
}
