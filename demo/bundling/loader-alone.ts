import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const loader = '/elements/loader.ts'
const own = '?loader'

/**
 * The loader is one file: what it shares with the kit it has twice, because a chunk of its own would cost every page a
 * round trip. Nothing comes apart by that: what both write is pinned to the page.
 */
export function loaderAlone(): Plugin {
  return {
    name: 'loader-alone',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (!importer.endsWith(loader) && !importer.endsWith(own)) return undefined
      const found = await this.resolve(source, importer.replace(own, ''), { skipSelf: true })
      return found && `${found.id}${own}`
    },
    // Only scripts are read under such a name; of package.json the loader needs its version.
    load(id) {
      if (!id.endsWith(`.json${own}`)) return undefined
      const { version } = JSON.parse(readFileSync(id.replace(own, ''), 'utf8'))
      return `export const version = ${JSON.stringify(version)}`
    },
  }
}
