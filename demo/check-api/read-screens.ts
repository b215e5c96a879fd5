import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { readRoutes } from './read-routes.ts'

/** Page of the shop or element, and the names that it imports from contracts. */
export type ScreenSource = {
  name: string
  title: string
  imports: string[]
  /** Folder of the page below src. Empty for an element without a page. */
  room: string
  /** Tags of the elements that show the page. */
  tags: string[]
}
type Imported = { file: string; names: string[] }

const routesFile = join('src', 'shell', 'routes.ts')
const routesFolder = join('src', 'shell', 'routes')
const isContract = (file: string) => file.endsWith('.contract.ts')
const isPage = (file: string) => file.endsWith('.page.tsx')

/** Resolves an import to a source file. Undefined for packages and style sheets. */
function sourceOf(from: string, request: string): string | undefined {
  if (!request.startsWith('.')) return undefined
  const path = join(dirname(from), request)
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file))
}

const named = ({ kind, name }: { kind: string; name?: string | null | undefined }) =>
  kind === 'NamespaceObject' ? '*' : (name ?? '')

/** Returns the runtime imports of a file, including lazy ones. Types are excluded. */
function importsIn(file: string): Imported[] {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const found: Imported[] = []
  const take = (request: string | undefined, names: string[]) => {
    const source = sourceOf(file, request ?? '')
    if (source) found.push({ file: source, names })
  }
  for (const { moduleRequest, entries } of staticImports) {
    const used = entries.filter(({ isType }) => !isType)
    if (used.length || !entries.length)
      take(
        moduleRequest.value,
        used.map(({ importName }) => named(importName)),
      )
  }
  for (const { moduleRequest, importName, isType } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest && !isType) take(moduleRequest.value, [named(importName)])
  for (const { moduleRequest } of dynamicImports)
    take(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), ['*'])
  return found
}

/** Returns the names that a file exports. */
export const exportsOf = (file: string) =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
  )

/** Follows imports from a file to the contracts that it reaches. It stops at other pages. */
function contractNames(start: string, known: Map<string, Imported[]>): string[] {
  const seen = new Set<string>()
  const names = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const imports = known.get(file) ?? importsIn(file)
    known.set(file, imports)
    for (const imported of imports) {
      if (isContract(imported.file)) {
        const all = imported.names.includes('*') ? exportsOf(imported.file) : imported.names
        all.forEach((name) => names.add(name))
      } else if (imported.file !== routesFile && !isPage(imported.file)) walk(imported.file)
    }
  }
  walk(start)
  return [...names].sort()
}

/**
 * Reads every page of the routes table and every element without a page, with their imports from contracts. New pages and
 * new calls are found without registration.
 */
export function readScreens(): ScreenSource[] {
  const known = new Map<string, Imported[]>()
  const elements = readdirSync('elements')
    .filter((file) => /^trade-[\w-]+\.tsx?$/.test(file))
    .map((name) => {
      const file = join('elements', name)
      const shown = importsIn(file).flatMap((imported) => (isPage(imported.file) ? [imported.file] : []))
      return { file, tag: name.replace(/\.tsx?$/, ''), shown }
    })
  const rows = readdirSync(routesFolder).flatMap((table) => readRoutes(join(routesFolder, table)))
  const pages = rows.map(({ name, title, page }) => {
    const file = sourceOf(join(routesFolder, name), page)
    if (!file) throw new Error(`${routesFolder}: ${page} is no file`)
    const tags = elements.flatMap(({ tag, shown }) => (shown.includes(file) ? [tag] : []))
    const room = relative('src', dirname(file)).replaceAll('\\', '/')
    return { name, title, imports: contractNames(file, known), room, tags }
  })
  const others = elements
    .filter(({ shown }) => shown.length === 0)
    .map(({ file, tag }) => ({
      name: tag,
      title: `<${tag}>`,
      imports: contractNames(file, known),
      room: '',
      tags: [tag],
    }))
  return [...pages, ...others]
}
