import type { Plugin } from 'vite'

/**
 * What Lit leaves on the page to know a second copy of itself: a page's own must not be warned of ours. What nanostores
 * leaves stays, because its copies share stores.
 */
export function ownGlobals(): Plugin {
  return {
    name: 'own-globals',
    transform(code, id) {
      if (!id.endsWith('/lit-html/lit-html.js')) return undefined
      return { code: code.replace(/\(\w\.litHtmlVersions\?\?=\[\]\)/, '[]'), map: null }
    },
  }
}
