import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Replaces Vite's helper for lazy imports. The kit preloads scripts only, so the code for style sheets and for events
 * about failures is unused. A failed preload is not reported, because the import after it fails too.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    load(id) {
      if (id !== helper) return undefined
      return `const begun = new Set()
        export function __vitePreload(load, files, base) {
          for (const file of files ?? []) {
            const { href } = new URL(file, base)
            if (begun.has(href)) continue
            begun.add(href)
            const link = document.createElement('link')
            link.rel = 'modulepreload'
            link.crossOrigin = ''
            link.href = href
            link.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce ?? ''
            document.head.append(link)
          }
          return load()
        }`
    },
  }
}
