import type { Plugin } from 'vite'
import { chunkImports, chunksIn } from './chunk-imports.ts'
import { mergeByUse } from './merge-by-use.ts'
import { moduleGraph, reached, withoutFolder, type ModuleGraph } from './module-graph.ts'
import { visitsOf } from './visits.ts'

/** React's modules. They rarely change between releases, so browsers can cache their chunk. */
const react = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Assigns modules to chunks with few requests and little unused code. Modules that are loaded by the same pages share a
 * chunk. Chunks are merged while the saved requests outweigh the unused bytes; often visited pages weigh more
 * (visits.ts). In practice there is one chunk for every element, one for every region, and mostly one more for each page.
 * Modules that only one entry reaches stay with that entry.
 * @param onServers suffixes of entries that Node may import. Their modules share no chunk with others, because other
 * modules may access `document` while loading
 */
export function chunksByUse(onServers: string[] = []) {
  const names = new Map<string, string>()
  const imports = new Map<string, Set<string>>()
  const plugin: Plugin = {
    name: 'chunks-by-use',
    buildEnd(error) {
      if (error) return
      const graph = moduleGraph(this)
      const alone = reachedByOneEntry(graph)
      const plain = reachedFrom(graph, onServers)
      const apart = (id: string) => (react.test(id) ? 'react' : (alone.get(id) ?? plain.get(id)))
      const taken = new Set<string>()
      for (const [at, modules] of mergeByUse(graph, visitsOf(graph), apart).entries()) {
        if (modules.some((id) => alone.has(id))) continue
        const own = nameOf(modules, graph)
        let name = own
        for (let count = 2; taken.has(name); count += 1) name = `${own}-${count}`
        taken.add(name)
        // The bundler processes groups in the order of their names. Each group takes its imports,
        // unless an earlier group has them.
        for (const id of modules) names.set(id, `${String(at).padStart(4, '0')}.${name}`)
      }
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = chunksIn(bundle)
        for (const [file, chunk] of chunks) {
          imports.set(file, chunkImports(chunk, chunks))
          const groups = new Set(chunk.moduleIds.map((id) => names.get(id)))
          if (groups.size > 1) this.error(`${file} holds what was meant for ${[...groups].join(', ')}`)
        }
        const budget = Object.fromEntries(
          [...chunks].map(([file, { moduleIds }]) => [file, moduleIds.map(withoutFolder)]),
        )
        this.emitFile({
          type: 'asset',
          fileName: '.vite/modules.json',
          source: JSON.stringify(budget, null, 1),
        })
      },
    },
  }
  return {
    plugin,
    /** Returns the chunk group of a module. */
    groupOf: (id: string) => names.get(id),
    /** Returns the required files that the importer does not load yet. A single file needs no preload: the import loads it. */
    lacking(asker: string, files: string[]) {
      const those = files.filter((file) => !imports.get(asker)?.has(file))
      return those.length > 1 ? those : []
    },
  }
}

function reachedByOneEntry(graph: ModuleGraph) {
  const modules = [...graph.values()]
  const imported = new Set(modules.flatMap(({ imports, lazy }) => [...imports, ...lazy]))
  const entries = new Set(modules.flatMap(({ id, entry }) => (entry ? [id] : [])))
  const rootsOf = new Map<string, string[]>()
  for (const root of new Set([...entries, ...modules.flatMap(({ lazy }) => lazy)]))
    for (const id of reached(graph, [root])) rootsOf.set(id, [...(rootsOf.get(id) ?? []), root])
  const alone = new Map<string, string>()
  for (const [id, [root = '', another]] of rootsOf)
    // Elements are not kept apart: they are merged with the chunks that the shop's pages load.
    if (!another && entries.has(root) && !imported.has(root) && !root.includes('/elements/trade-'))
      alone.set(id, root)
  return alone
}

/** Maps the modules reached from some entries to the first entry that reaches them. */
function reachedFrom(graph: ModuleGraph, ends: string[]) {
  const found = new Map<string, string>()
  for (const end of ends)
    for (const id of reached(
      graph,
      [...graph.keys()].filter((root) => root.endsWith(end)),
    ))
      if (!found.has(id)) found.set(id, end)
  return found
}

/** Names a chunk after its largest own module, or after its package. */
function nameOf(modules: string[], graph: ModuleGraph) {
  const bytesOf = (id: string) => graph.get(id)?.bytes ?? 0
  const ours = modules.filter((id) => !id.includes('/node_modules/'))
  const from = ours.length > 0 ? ours : modules
  const largest = from.reduce((most, id) => (bytesOf(id) > bytesOf(most) ? id : most))
  const [, name = 'shared'] =
    /\/node_modules\/(?:@[^/]+\/)?([\w-]+)/.exec(largest) ?? /([\w-]+)(?:\.[\w.?-]+)?$/.exec(largest) ?? []
  return name
}
