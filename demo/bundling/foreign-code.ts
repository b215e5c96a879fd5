import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Folder of the foreign code that a module is of: a package's, or one of ours with a licence beside it. */
function homeOf(id: string): string | undefined {
  const [, home] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)/.exec(id) ?? []
  if (home) return home
  const folder = dirname(id.replace(/^\0|\?.*$/g, ''))
  const isThere = existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.licence.txt'))
  return isThere ? folder : undefined
}

/** Writes down whose code a bundle carries, for the notices that go with it. @param mode of the build */
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
