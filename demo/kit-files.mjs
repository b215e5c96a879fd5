import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the build manifest, which maps each source to its files. */
export const kitManifest = join('dist', 'kit', '.vite', 'manifest.json')
const kitLoaded = join('dist', 'kit', '.vite', 'loaded.json')

/**
 * Returns the files of the built kit that load for some sources. For an element these are all files that the loader loads.
 * @param sources `elements/trade-cart.ts`, `elements/loader.ts` …; sources that were not built are ignored
 * @returns paths below dist/kit
 */
export function kitFiles(sources) {
  const manifest = JSON.parse(readFileSync(kitManifest, 'utf8'))
  const loaded = JSON.parse(readFileSync(kitLoaded, 'utf8'))
  const filesOf = (source) => loaded[source] ?? (manifest[source] ? [manifest[source].file] : [])
  return [...new Set(sources.flatMap(filesOf))]
}

/** Name of the chunk with the imports of all pages, which the outlet loads. */
export const pageImports = 'page-imports'

export const elementSource = (tag) => `elements/${tag}.ts`
