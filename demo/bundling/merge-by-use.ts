import { reached, type ModuleGraph } from './module-graph.ts'
import type { Visit } from './visits.ts'

type Chunk = {
  modules: string[]
  bytes: number
  imports: Set<Chunk>
  /** Visits that load the chunk, by their index in the list. */
  seen: Set<number>
  /** True if the chunk is never merged. */
  apart: boolean
}

/** Returns the name of a module's dedicated chunk, if it has one. No other modules go into that chunk. */
type Apart = (id: string) => string | undefined

/** Cost of a request in compressed bytes. */
const request = 1600
/** Compressed size of one minified byte. */
const packed = 0.3

/**
 * Merges modules into chunks. It starts with groups of modules that are loaded by exactly the same visits. Then it
 * repeatedly joins the two chunks with the largest total gain. A visit that loads both saves a request. A visit that loads
 * only one pays for the other's bytes and imports. It stops when no join gains anything. Chunks that would import
 * each other in a cycle are not joined, so each runs after its dependencies.
 */
export function mergeByUse(graph: ModuleGraph, visits: Visit[], apart: Apart): string[][] {
  const chunks = chunksOf(graph, visits, apart)
  const weighed = (some: number[], bytes: number) =>
    some.reduce((sum, at) => sum + (visits[at]?.weight ?? 0), 0) * bytes

  function gainOf(a: Chunk, b: Chunk) {
    const onlyA = [...a.seen].filter((at) => !b.seen.has(at))
    const onlyB = [...b.seen].filter((at) => !a.seen.has(at))
    const both = [...a.seen].filter((at) => b.seen.has(at))
    const gain = weighed(both, request) - weighed(onlyA, b.bytes) - weighed(onlyB, a.bytes)
    if (gain <= 0 || isBehind(a, b) || isBehind(b, a)) return 0
    return gain - dragged(onlyA, b, a) - dragged(onlyB, a, b)
  }
  function dragged(only: number[], by: Chunk, self: Chunk) {
    if (only.length === 0) return 0
    let bytes = 0
    for (const next of withImports(by)) {
      if (next === by || next === self) continue
      const anew = only.filter((at) => !next.seen.has(at))
      bytes += weighed(anew, next.bytes + request)
    }
    return bytes
  }

  const gains = new Map<Chunk, Map<Chunk, number>>()
  function note(a: Chunk, b: Chunk) {
    const gain = gainOf(a, b)
    gains.get(a)?.set(b, gain)
    gains.get(b)?.set(a, gain)
    return gain
  }
  function noteAll(chunk: Chunk) {
    if (chunk.apart) return
    if (!gains.has(chunk)) gains.set(chunk, new Map())
    for (const other of gains.keys()) if (other !== chunk) note(chunk, other)
  }
  function best() {
    let found: { gain: number; a: Chunk; b: Chunk } | undefined
    for (const [a, row] of gains)
      for (const [b, gain] of row) if (gain > (found?.gain ?? 0)) found = { gain, a, b }
    return found
  }

  for (const chunk of chunks) noteAll(chunk)
  for (let found = best(); found; found = best()) {
    const { a, b, gain } = found
    // Earlier joins may have changed which visits load the imports of either chunk, so the gain is computed again.
    if (note(a, b) < gain) continue
    gains.delete(b)
    for (const row of gains.values()) row.delete(b)
    join(a, b, chunks)
    for (const next of withImports(a)) {
      const before = next.seen.size
      for (const at of a.seen) next.seen.add(at)
      if (next === a || next.seen.size > before) noteAll(next)
    }
  }
  return sorted(chunks).map(({ modules }) => modules)
}

function join(a: Chunk, b: Chunk, chunks: Set<Chunk>) {
  chunks.delete(b)
  a.modules.push(...b.modules)
  a.bytes += b.bytes
  for (const at of b.seen) a.seen.add(at)
  for (const next of b.imports) a.imports.add(next)
  for (const chunk of chunks) if (chunk.imports.delete(b)) chunk.imports.add(a)
  a.imports.delete(a)
}

/** Returns a chunk and everything that it imports, directly or not. */
function withImports(chunk: Chunk, all = new Set<Chunk>()) {
  if (all.has(chunk)) return all
  all.add(chunk)
  for (const next of chunk.imports) withImports(next, all)
  return all
}

/** Returns whether a chunk imports another through a third. */
const isBehind = (chunk: Chunk, other: Chunk) =>
  [...chunk.imports].some((next) => next !== other && withImports(next).has(other))

/** Sorts chunks so that each comes after its imports. */
function sorted(chunks: Set<Chunk>) {
  const done = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (done.has(chunk)) return
    for (const next of chunk.imports) visit(next)
    done.add(chunk)
  }
  for (const chunk of chunks) visit(chunk)
  return [...done]
}

/** Creates one chunk for each set of modules that the same visits load. */
function chunksOf(graph: ModuleGraph, visits: Visit[], apart: Apart): Set<Chunk> {
  const seenBy = new Map<string, Set<number>>()
  for (const [at, { roots }] of visits.entries())
    for (const id of reached(graph, roots)) seenBy.set(id, (seenBy.get(id) ?? new Set()).add(at))

  const chunks = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const [id, seen] of seenBy) {
    const group = apart(id)
    const key = group ?? [...seen].join()
    const empty = { modules: [], bytes: 0, imports: new Set<Chunk>(), seen: new Set<number>() }
    const chunk = chunks.get(key) ?? { ...empty, apart: group !== undefined }
    chunks.set(key, chunk)
    chunkOf.set(id, chunk)
    chunk.modules.push(id)
    chunk.bytes += (graph.get(id)?.bytes ?? 0) * packed
    for (const at of seen) chunk.seen.add(at)
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of graph.get(id)?.imports ?? []) {
      const other = chunkOf.get(imported)
      if (other && other !== chunk) chunk.imports.add(other)
    }
  return new Set(chunks.values())
}
