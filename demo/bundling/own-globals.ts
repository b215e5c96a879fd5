import type { Plugin } from 'vite'

/** By the end of a file's name: what of it goes, and what stands there instead. */
const mends: Record<string, [what: RegExp, instead: string]> = {
  // What Lit leaves on the page to know a second copy of itself: a page's own must not be warned of ours. What nanostores
  // leaves stays, because its copies share stores.
  '/lit-html/lit-html.js': [/\(\w\.litHtmlVersions\?\?=\[\]\)/, '[]'],
  // Every browser has `fetch`; the sentence for those without looks like another kind of module to tools.
  '/ofetch/dist/index.mjs': [/_globalThis\.fetch \? (.*?) : \(\) => Promise\.reject\(.*?\)\);/, '$1;'],
}

/** What libraries ask of the page's global objects, or leave on them, and our copy need not. */
export function ownGlobals(): Plugin {
  return {
    name: 'own-globals',
    transform(code, id) {
      const [, mend] = Object.entries(mends).find(([end]) => id.endsWith(end)) ?? []
      if (!mend) return undefined
      const mended = code.replace(...mend)
      if (mended === code) this.error(`${id} holds no more what is mended in it`)
      return { code: mended, map: null }
    },
  }
}
