import type { Plugin } from 'vite'
import { chunkImports, chunksIn } from './chunk-imports.ts'
import { mergeByUse } from './merge-by-use.ts'
import { moduleGraph, reached, withoutFolder, type ModuleGraph } from './module-graph.ts'
import { visitsOf } from './visits.ts'

/** It stays the same from release to release, and in the caches of browsers. */
const react = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Few files, because each costs a request, and none that a page does not need. Which modules share a file follows from
 * the graph: those that the same pages load. Files are joined as long as pages gain more by the request that they
 * save than others lose by bytes that they do not need; pages that many visitors see count more (visits.ts). So what
 * every element needs is one file, what every region needs another, and a page of the shop is mostly one more. Modules that one
 * entry alone reaches stay with it.
 * @param onServers ends of the names of entries that Node may import: what they need shares no file with anything else,
 * because that may ask for a document at once
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
        // The bundler takes groups in the order of their names, and each takes what it imports unless it was taken.
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
        const held = Object.fromEntries(
          [...chunks].map(([file, { moduleIds }]) => [file, moduleIds.map(withoutFolder)]),
        )
        this.emitFile({
          type: 'asset',
          fileName: '.vite/modules.json',
          source: JSON.stringify(held, null, 1),
        })
      },
    },
  }
  return {
    plugin,
    /** By its group a module gets its chunk. */
    groupOf: (id: string) => names.get(id),
    /** Of files that something needs, those that its asker does not have; one alone is asked for by the import itself. */
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
    // Elements are joined with what pages of the shop load, too.
    if (!another && entries.has(root) && !imported.has(root) && !root.includes('/elements/trade-'))
      alone.set(id, root)
  return alone
}

/** What some entries import, by the first of them that does. */
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

/** After its largest module of ours, or its package. */
function nameOf(modules: string[], graph: ModuleGraph) {
  const bytesOf = (id: string) => graph.get(id)?.bytes ?? 0
  const ours = modules.filter((id) => !id.includes('/node_modules/'))
  const from = ours.length > 0 ? ours : modules
  const largest = from.reduce((most, id) => (bytesOf(id) > bytesOf(most) ? id : most))
  const [, name = 'shared'] =
    /\/node_modules\/(?:@[^/]+\/)?([\w-]+)/.exec(largest) ?? /([\w-]+)(?:\.[\w.?-]+)?$/.exec(largest) ?? []
  return name
}
