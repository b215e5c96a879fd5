import * as z from 'zod/mini'

/**
 * Stores the files that differ from the first rows in IndexedDB. A first visit stores nothing, and a reset deletes
 * the changes. Each database of the browser belongs to the first rows of one build.
 */
export type Overlay = {
  all: () => Promise<Map<string, Uint8Array | null>>
  /** Stores changes atomically. Null removes a file. */
  keep: (changed: ReadonlyMap<string, Uint8Array | null>) => Promise<void>
  clear: () => Promise<void>
  /** Reads a named value that is not removed with the files. */
  recall: (name: string) => Promise<unknown>
  remember: (name: string, word: string) => Promise<void>
}

const prefix = 'tradefront-static-'
const store = 'files'
const words = 'words'

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB fails')))
  })

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB is full')))
  })

/** @param build name of the first rows below the overlay */
export async function openOverlay(build: string): Promise<Overlay> {
  const opening = indexedDB.open(prefix + build)
  opening.addEventListener('upgradeneeded', () => {
    for (const name of [store, words]) opening.result.createObjectStore(name)
  })
  const database = await done(opening)

  const change = (name: string, work: (rows: IDBObjectStore) => void) => {
    const transaction = database.transaction(name, 'readwrite')
    work(transaction.objectStore(name))
    return ended(transaction)
  }
  return {
    async all() {
      const files = database.transaction(store).objectStore(store)
      const [names, contents] = await Promise.all([
        done(files.getAllKeys()),
        done<(Uint8Array | null)[]>(files.getAll()),
      ])
      return new Map(contents.map((content, at) => [z.string().parse(names[at]), content]))
    },
    keep: (changed) =>
      change(store, (files) => {
        for (const [name, content] of changed) files.put(content, name)
      }),
    clear: () => change(store, (files) => void files.clear()),
    recall: (name) => done<unknown>(database.transaction(words).objectStore(words).get(name)),
    remember: (name, word) => change(words, (rows) => void rows.put(word, name)),
  }
}

/** Removes the databases of other builds. */
export async function forgetOverlays(build: string) {
  for (const { name = '' } of await indexedDB.databases())
    if (name.startsWith(prefix) && name !== prefix + build) indexedDB.deleteDatabase(name)
}
