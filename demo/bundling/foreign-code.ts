import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Returns the folder of third-party code that a module belongs to: a package, or our own folder with a licence file. */
function homeOf(id: string): string | undefined {
  const [, home] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)/.exec(id) ?? []
  if (home) return home
  const folder = dirname(id.replace(/^\0|\?.*$/g, ''))
  const isThere = existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.licence.txt'))
  return isThere ? folder : undefined
}

/** Lists the third-party code in a bundle, for its licence notices. @param mode of the build */
export const foreignCode = (mode: string): Plugin => ({
  name: 'foreign-code',
  generateBundle(_, bundle) {
    const homes = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map(homeOf) : [],
    )
    const source = JSON.stringify([...new Set(homes)].filter((home) => home !== undefined).sort())
    this.emitFile({ type: 'asset', fileName: join('.vite', `foreign-${mode}.json`), source })
  },
})
