type Chunk = { imports: string[] }

/** Returns the files that a chunk statically imports, directly or not. Files outside the bundle are ignored. */
export function chunkImports<Kind extends Chunk>(
  chunk: Kind,
  chunks: ReadonlyMap<string, Kind>,
  all = new Set<string>(),
): Set<string> {
  for (const name of chunk.imports) {
    const next = chunks.get(name)
    if (!next || all.has(name)) continue
    all.add(name)
    chunkImports(next, chunks, all)
  }
  return all
}

/** Returns the chunks of a bundle by file name. */
export const chunksIn = <File extends { type: string; fileName: string }>(bundle: Record<string, File>) =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      isChunk(file) ? [[file.fileName, file] satisfies [string, typeof file]] : [],
    ),
  )
const isChunk = <File extends { type: string }>(file: File): file is Extract<File, { type: 'chunk' }> =>
  file.type === 'chunk'
