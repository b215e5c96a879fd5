import * as z from 'zod/mini'

/** Archive of several files: the length of the list, the list, and the concatenated bytes. */
export type PackedFiles = Map<string, Uint8Array<ArrayBuffer>>

const list = z.array(z.tuple([z.string(), z.number()]))
const head = 4

export function packFiles(files: PackedFiles): Uint8Array<ArrayBuffer> {
  const names = new TextEncoder().encode(
    JSON.stringify([...files].map(([name, { length }]) => [name, length])),
  )
  const total = [...files.values()].reduce((sum, { length }) => sum + length, head + names.length)
  const packed = new Uint8Array(total)
  new DataView(packed.buffer).setUint32(0, names.length)
  packed.set(names, head)
  let at = head + names.length
  for (const bytes of files.values()) {
    packed.set(bytes, at)
    at += bytes.length
  }
  return packed
}

/** Unpacks the files without copying their memory. */
export function unpackFiles(packed: ArrayBuffer): PackedFiles {
  const start = head + new DataView(packed).getUint32(0)
  const names = new TextDecoder().decode(new Uint8Array(packed, head, start - head))
  let at = start
  return new Map(
    list.parse(JSON.parse(names)).map(([name, length]) => {
      at += length
      return [name, new Uint8Array(packed, at - length, length)]
    }),
  )
}
