import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the imports of the routes table into a chunk that the outlet loads. The table lists every page with all its
 * chunks, which are kilobytes that elements with mere links to pages do not need. The table's shape is unchanged.
 */
export function pageImports(): Plugin {
  const folder = resolve('src/shell/routes')
  const moved = '\0page-imports'
  const imported = /\(\) => import\('([^']+)'\)/g
  const files = readdirSync(folder)
    .sort()
    .flatMap((table) => [...readFileSync(join(folder, table), 'utf8').matchAll(imported)])
    .map(([, source = '']) => join(folder, source))
  const pages = [...new Set(files)]
  return {
    name: 'page-imports',
    enforce: 'pre',
    resolveId: (source) => (source === moved ? moved : undefined),
    load(id) {
      if (id !== moved) return undefined
      return `export const pages = [${pages.map((file) => `() => import(${JSON.stringify(file)})`).join(', ')}]`
    },
    transform(code, id) {
      if (!id.startsWith(`${folder}/`)) return undefined
      const lazy = code.replace(
        imported,
        (_, source: string) => `() => page(${pages.indexOf(join(folder, source))})`,
      )
      const page = `const page = (at) => import(${JSON.stringify(moved)}).then(({ pages }) => pages[at]())`
      return { code: `${lazy}\n${page}`, map: null }
    },
  }
}
