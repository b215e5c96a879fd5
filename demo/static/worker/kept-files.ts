import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { turns } from '../../../src/core/store/in-turn'
import type { PackedFiles } from '../packed-files'
import type { Overlay } from './overlay'

const { PGDATA } = PGlite.paths
const pause = 100

/**
 * In-memory file system of the database. Changes since the first rows are stored in the overlay. A snapshot is taken
 * between two statements and stored atomically. The database recovers from it through its log, as after a power loss.
 */
export class KeptFiles extends MemoryFS {
  #first: PackedFiles
  #overlay: Overlay
  #known = new Map<string, number>()
  #seenAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #inTurn = turns()
  #open = true

  constructor(first: PackedFiles, overlay: Overlay) {
    super()
    this.#first = first
    this.#overlay = overlay
  }

  get #fs() {
    if (!this.pg) throw new Error('the database is not open')
    return this.pg.Module.FS
  }

  override async initialSyncFs() {
    const files = new Map<string, Uint8Array | null>(this.#first)
    for (const [name, content] of await this.#overlay.all()) files.set(name, content)
    const folders = new Set<string>()
    for (const [name, content] of files) {
      if (!content) continue
      const path = PGDATA + name
      const folder = path.slice(0, path.lastIndexOf('/'))
      if (!folders.has(folder)) this.#fs.mkdirTree(folder)
      folders.add(folder)
      if (!name.endsWith('/')) this.#fs.writeFile(path, content, { canOwn: true })
    }
    this.#first = new Map()
    this.#changed()
  }

  /** Schedules a save. It is called after each statement and not awaited. */
  override async syncToFs() {
    if (this.#open) this.#timer ??= setTimeout(() => void this.saved().catch(console.error), pause)
  }

  override async closeFs() {
    await this.saved()
    this.#open = false
    await super.closeFs()
  }

  /** Stores all changes until now. */
  saved(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return this.#inTurn(async () => {
      const changed = new Map(this.#changed().map((name) => [name, this.#contents(name)]))
      if (changed.size > 0) await this.#overlay.keep(changed)
    })
  }

  /**
   * Returns the names of files that were written, created or removed since the last call. Times have a resolution of
   * 1 ms, so files written in the millisecond of the last call are included again.
   */
  #changed(): string[] {
    const changed: string[] = []
    const gone = new Set(this.#known.keys())
    const before = this.#seenAt
    this.#seenAt = Date.now()
    const walk = (folder: string) => {
      for (const entry of this.#fs.readdir(PGDATA + folder)) {
        if (entry === '.' || entry === '..') continue
        const name = `${folder}/${entry}`
        const { mode, mtime, size } = this.#fs.stat(PGDATA + name)
        if (this.#fs.isDir(mode)) {
          walk(name)
          continue
        }
        gone.delete(name)
        if (mtime.getTime() < before && this.#known.get(name) === size) continue
        this.#known.set(name, size)
        changed.push(name)
      }
    }
    walk('')
    for (const name of gone) this.#known.delete(name)
    return [...changed, ...gone]
  }

  #contents(name: string): Uint8Array | null {
    return this.#known.has(name) ? this.#fs.readFile(PGDATA + name) : null
  }
}
