import { minifySync, type Rolldown } from 'vite'

/** Module in the bundler's graph: its minified size, its static and its lazy imports. */
type Module = { id: string; bytes: number; imports: string[]; lazy: string[]; entry: boolean }
export type ModuleGraph = ReadonlyMap<string, Module>

/** Removes the path of this folder from a text, so that builds are reproducible in any folder. */
export const withoutFolder = (text: string) =>
  text.replaceAll(/[\w./@-]*\/node_modules\//g, 'node_modules/').replaceAll(`${process.cwd()}/`, '')

/** Reads the bundler's module graph. Order and sizes do not depend on the folder, so neither do the resulting files. */
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

/** Returns modules and everything that they statically import, directly or not. */
export function reached(graph: ModuleGraph, roots: Iterable<string>, all = new Set<string>()) {
  for (const id of roots) {
    const module = graph.get(id)
    if (!module || all.has(id)) continue
    all.add(id)
    reached(graph, module.imports, all)
  }
  return all
}
