import type { Plugin } from 'vite'

/**
 * zod and the bundler's runtime walk their tables with for-in, and stumble over what a page added to
 * Object.prototype; own keys are what they mean. Fails when a newer version is written otherwise.
 */
export function ownKeys(): Plugin {
  const walkers = /\/zod\/v4\/core\/(core|schemas|util)\.js$|rolldown\/runtime\.js$/
  return {
    name: 'own-keys',
    transform(code, id) {
      if (!walkers.test(id)) return undefined
      const mended = code.replace(/for \((const|let|var) (\w+) in (\w+)\)/g, 'for ($1 $2 of Object.keys($3))')
      if (mended === code) this.error(`${id} has no for-in any more`)
      return { code: mended, map: null }
    },
  }
}
