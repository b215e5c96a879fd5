import type { Plugin } from 'vite'

/**
 * Lets the bundler's runtime iterate over own keys only. Its for-in loops break on pages that extend Object.prototype.
 * Fails if a newer version of the runtime contains other code.
 */
export function ownKeys(): Plugin {
  const runtime = /rolldown\/runtime\.js$/
  return {
    name: 'own-keys',
    transform(code, id) {
      if (!runtime.test(id)) return undefined
      const mended = code.replace(/for \((const|let|var) (\w+) in (\w+)\)/g, 'for ($1 $2 of Object.keys($3))')
      if (mended === code) this.error(`${id} has no for-in any more`)
      return { code: mended, map: null }
    },
  }
}
