import type { Plugin } from 'vite'

/** Replacements by the end of a file's name: the code to remove, and the code to insert. */
const mends: Record<string, [what: RegExp, instead: string]> = {
  // Lit leaves a marker on the page to detect a second copy. Without it, the page's own Lit does not warn of ours. The
  // marker of nanostores stays, because its copies share stores.
  '/lit-html/lit-html.js': [/\(\w\.litHtmlVersions\?\?=\[\]\)/, '[]'],
  // Every supported browser has `fetch`. Tools mistake the message for missing `fetch` for another kind of module.
  '/ofetch/dist/index.mjs': [/_globalThis\.fetch \? (.*?) : \(\) => Promise\.reject\(.*?\)\);/, '$1;'],
}

/** Removes markers and checks of libraries on the page's globals that our copies do not need. */
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
