const key = Symbol.for('tradefront')

/**
 * What every copy of the kit on a page must share (two bundles, two CDNs, a page script and an npm import)
 * lives on one global symbol; plain module variables are per copy.
 */
export function pinned<T>(name: string, create: () => T): T {
  const place = globalThis as { [key]?: Map<string, unknown> }
  const shelf = (place[key] ??= new Map())
  if (!shelf.has(name)) shelf.set(name, create())
  return shelf.get(name) as T
}
