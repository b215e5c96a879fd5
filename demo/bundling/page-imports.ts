import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The routes table names every page with all chunks that it needs: kilobytes that elements which only link to pages
 * would carry too. The table keeps its shape; the imports in it move into a chunk that the outlet asks for.
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
