import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build wrote, and what each file imports. */
export const kitManifest = join('dist', 'kit', '.vite', 'manifest.json')

/**
 * Files of the built kit that some of its sources need, each with all that it imports statically.
 * @param sources `elements/trade-cart.ts`, `elements/loader.ts` …; one that was not built counts for nothing
 * @returns paths below dist/kit
 */
export function kitFiles(sources) {
  const manifest = JSON.parse(readFileSync(kitManifest, 'utf8'))
  const reached = new Set()
  const follow = (key) => {
    if (reached.has(key) || !manifest[key]) return
    reached.add(key)
    manifest[key].imports?.forEach(follow)
  }
  sources.forEach(follow)
  return [...new Set([...reached].map((key) => manifest[key].file))]
}

/** The chunk by which the outlet finds the code of pages. */
export const pageImports = 'page-imports'

export const elementSource = (tag) => `elements/${tag}.ts`
