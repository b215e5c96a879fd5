import { minifySync, type Rolldown } from 'vite'

/** A module as the bundler sees it: its minified size, and what it imports, at once or later. */
type Module = { id: string; bytes: number; imports: string[]; lazy: string[]; entry: boolean }
export type ModuleGraph = ReadonlyMap<string, Module>

/** A text without the address of this folder: the same wherever it is built. */
export const withoutFolder = (text: string) =>
  text.replaceAll(/[\w./@-]*\/node_modules\//g, 'node_modules/').replaceAll(`${process.cwd()}/`, '')

/** In an order, and with sizes, that are the same in any folder: so are the files that follow from it. */
export function moduleGraph(
  bundler: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
): ModuleGraph {
  const graph = new Map<string, Module>()
  const modules = [...bundler.getModuleIds()].map((id) => ({ id, path: withoutFolder(id) }))
  for (const { id } of modules.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const info = bundler.getModuleInfo(id)
    if (!info) continue
    graph.set(id, {
      id,
      bytes: Buffer.byteLength(minifySync('module.js', withoutFolder(info.code ?? '')).code),
      imports: [...info.importedIds],
      lazy: [...info.dynamicallyImportedIds],
      entry: info.isEntry,
    })
  }
  return graph
}

/** Modules and everything that they import at once, directly or not. */
export function reached(graph: ModuleGraph, roots: Iterable<string>, all = new Set<string>()) {
  for (const id of roots) {
    const module = graph.get(id)
    if (!module || all.has(id)) continue
    all.add(id)
    reached(graph, module.imports, all)
  }
  return all
}
