import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compressOnce, isCompressible } from './compression'

export type FoundFile = {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  tag: string
  encoding?: 'br'
}
/** Finds files by their path below a folder, such as `/assets/app.js`. */
export type Files = { find: (path: string, accepts?: string) => Promise<FoundFile | undefined> }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
}
const listFor = 1_000

async function packed(path: string, file: FoundFile): Promise<FoundFile> {
  const bytes = await compressOnce(`${path} ${file.tag}`, file.bytes, 'br', 9)
  return { ...file, bytes, tag: file.tag.replace(/"$/, '-br"'), encoding: 'br' }
}

/**
 * Finds the files below a folder by a list of its content: a path outside the list finds nothing, however it is spelled.
 * The list is renewed at most once a second, so a build may run beside the server.
 */
export function filesOf(folder: string): Files {
  let listed = 0
  let names = new Set<string>()

  async function list() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const below = (path: string) => path.slice(folder.length).replaceAll('\\', '/')
    names = new Set(
      entries.filter((entry) => entry.isFile()).map((entry) => below(join(entry.parentPath, entry.name))),
    )
    listed = performance.now()
  }

  async function read(name: string, type: string): Promise<FoundFile | undefined> {
    const path = join(folder, name)
    const [bytes, facts] = await Promise.all([readFile(path), stat(path)]).catch(() => [])
    if (!bytes || !facts) return undefined
    return {
      bytes: new Uint8Array(bytes),
      type,
      tag: `"${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}"`,
    }
  }

  return {
    async find(path, accepts = '') {
      if (!listed || (!names.has(path) && performance.now() - listed > listFor)) await list()
      if (!names.has(path)) return undefined
      const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream'
      const file = await read(path, type)
      return file && accepts.includes('br') && isCompressible(file.type, file.bytes)
        ? packed(path, file)
        : file
    },
  }
}
