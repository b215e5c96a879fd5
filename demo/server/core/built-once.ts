import { db, type Db } from './db'

/**
 * A statement that is built once for each database, because nearly every call asks it and to build it takes longer than to
 * send it. What differs is a `sql.placeholder`. It has no name: behind a pooler the next connection would not know it.
 */
export function builtOnce<Statement>(build: () => { prepare: (name: string) => Statement }): () => Statement {
  const all = new WeakMap<Db, Statement>()
  return () => {
    const handle = db()
    const known = all.get(handle)
    if (known) return known
    const built = build().prepare('')
    all.set(handle, built)
    return built
  }
}
