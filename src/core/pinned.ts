const key = Symbol.for('tradefront')

/**
 * What every copy of the kit on a page must share (two bundles, two CDNs, a page script and an npm import)
 * lives on one global symbol; plain module variables are per copy.
 */
export function pinned<T>(name: string, create: () => T): T {
  const root = globalThis as { [key]?: Record<string, unknown> }
  // No map: this runs before it is known whether the page left those as they are.
  const pins = (root[key] ??= { __proto__: null })
  return (pins[name] ??= create()) as T
}
