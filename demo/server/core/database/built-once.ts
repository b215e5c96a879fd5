import { db, type Db } from './db'

/**
 * Builds a statement once per database, because building takes longer than sending for frequent calls. Values are
 * `sql.placeholder`. The statement is unnamed: behind a pooler the next connection would not know its name.
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
