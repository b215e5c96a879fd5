import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the imports of the routes table into a chunk that the outlet loads. The table lists every page with all its
 * chunks, which are kilobytes that elements with mere links to pages do not need. The table's shape is unchanged.
 */
export function pageImports(): Plugin {
  const table = '/src/shell/routes.ts'
  const moved = '\0page-imports'
  const imports = new Set<string>()
  return {
    name: 'page-imports',
    enforce: 'pre',
    resolveId: (source) => (source === moved ? moved : undefined),
    load(id) {
      if (id !== moved) return undefined
      const pages = [...imports].map((file) => `() => import(${JSON.stringify(file)})`)
      return `export const pages = [${pages.join(', ')}]`
    },
    transform(code, id) {
      if (!id.endsWith(table)) return undefined
      const folder = dirname(id)
      const lazy = code.replace(/\(\) => import\('([^']+)'\)/g, (_, source: string) => {
        const file = join(folder, source)
        const at = [...imports.add(file)].indexOf(file)
        return `() => page(${at})`
      })
      const page = `const page = (at) => import(${JSON.stringify(moved)}).then(({ pages }) => pages[at]())`
      return { code: `${lazy}\n${page}`, map: null }
    },
  }
}
