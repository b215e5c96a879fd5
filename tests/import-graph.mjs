import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']
/** Returns the output of a git command as lines. */
export const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean)

const statement = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g

/** Builds the import graph of this repository: importing files by imported file. */
export function importGraph() {
  const folders = ['src', 'elements', 'demo', 'tests']
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', ...folders).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file),
  )
  const known = new Set(files)
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of files)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(statement)) {
      const target = endings.map((ending) => join(dirname(file), path) + ending).find((one) => known.has(one))
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return {
    files,
    /**
     * Returns files that import one of the targets, directly or not, the nearest first.
     * @param passes whether to continue with the importers of a file
     */
    importersOf(targets, passes) {
      const found = new Set(targets)
      const queue = [...targets]
      for (const file of queue)
        for (const importer of importers.get(file) ?? [])
          if (!found.has(importer)) {
            found.add(importer)
            if (passes(importer)) queue.push(importer)
          }
      return [...found]
    },
  }
}
