const key = Symbol.for('tradefront')

/**
 * Returns state that all copies of the kit on a page share (two bundles, two CDNs, a script and an npm import). It is
 * stored under one global symbol, because module variables exist per copy.
 */
export function pinned<T>(name: string, create: () => T): T {
  const root = globalThis as { [key]?: Record<string, unknown> }
  // Not a Map, because this runs before the check whether the page has replaced built-ins.
  const pins = (root[key] ??= { __proto__: null })
  return (pins[name] ??= create()) as T
}
