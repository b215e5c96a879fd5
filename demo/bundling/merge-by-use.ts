import { reached, type ModuleGraph } from './module-graph.ts'
import type { Visit } from './visits.ts'

type Chunk = {
  modules: string[]
  bytes: number
  imports: Set<Chunk>
  /** Visits that load it, by their place in the list. */
  seen: Set<number>
  /** Stays as it is. */
  apart: boolean
}

/** A module of which this says a name goes into the chunk of that name, and nothing else does. */
type Apart = (id: string) => string | undefined

/** What a request counts, in bytes as they travel. */
const request = 1600
/** Compressed bytes of a minified one. */
const packed = 0.3

/**
 * Puts modules together. It begins with those that the very same visits load. Then it joins the two chunks by which all
 * visits together gain most, again and again: each visit that loads both has a request less, each that loads only one
 * of them has the other's bytes more, with all that the other imports. It ends when nothing gains any more. Chunks that
 * would import each other in a circle are not joined, so each runs after what it needs.
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
    // What either imports may be loaded by other visits than when it was noted.
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

/** A chunk and all that it imports, directly or not. */
function withImports(chunk: Chunk, all = new Set<Chunk>()) {
  if (all.has(chunk)) return all
  all.add(chunk)
  for (const next of chunk.imports) withImports(next, all)
  return all
}

/** Whether a chunk imports another through a third. */
const isBehind = (chunk: Chunk, other: Chunk) =>
  [...chunk.imports].some((next) => next !== other && withImports(next).has(other))

/** Each after all that it imports. */
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

/** Modules that the same visits load, in one chunk each. */
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
