import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the build wrote each source, and what the loader brings for each element. */
export const kitManifest = join('dist', 'kit', '.vite', 'manifest.json')
const kitLoaded = join('dist', 'kit', '.vite', 'loaded.json')

/**
 * Files of the built kit that come for some of its sources: of an element all that the loader brings for it.
 * @param sources `elements/trade-cart.ts`, `elements/loader.ts` …; one that was not built counts for nothing
 * @returns paths below dist/kit
 */
export function kitFiles(sources) {
  const manifest = JSON.parse(readFileSync(kitManifest, 'utf8'))
  const loaded = JSON.parse(readFileSync(kitLoaded, 'utf8'))
  const filesOf = (source) => loaded[source] ?? (manifest[source] ? [manifest[source].file] : [])
  return [...new Set(sources.flatMap(filesOf))]
}

/** The chunk by which the outlet finds the code of pages. */
export const pageImports = 'page-imports'

export const elementSource = (tag) => `elements/${tag}.ts`
