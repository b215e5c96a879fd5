import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export type RouteSource = { name: string; title: string; page: string }

const row = /^ {2}(\w+): \{([\s\S]*?)(?:^ {2}| )\},$/gm
const title = /title: \['[^']*', '((?:[^'\\]|\\.)*)'\]/
const page = /page: \(\) => import\('([^']+)'\)/

/**
 * Reads the rows of the routes table from its source, because importing it would import every page.
 * @throws Error for a row with an unexpected syntax
 */
export function readRoutes(file: string): RouteSource[] {
  const text = readFileSync(file, 'utf8')
  const rows = [...text.matchAll(row)].flatMap(([, name = '', body = '']) => {
    const [, words] = title.exec(body) ?? []
    const [, source] = page.exec(body) ?? []
    return words && source ? [{ name, title: words, page: source }] : []
  })
  const pages = parseSync(file, text).module.dynamicImports.length
  if (rows.length !== pages) throw new Error(`${file}: ${pages} pages, but ${rows.length} rows could be read`)
  return rows
}
