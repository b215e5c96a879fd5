import type { Plugin } from 'vite'

/**
 * The bundler's runtime walks its tables with for-in, and stumbles over what a page added to Object.prototype; own
 * keys are what it means. Fails when a newer version is written otherwise.
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
