import type { Plugin } from 'vite'

/**
 * What Lit leaves on the page to know a second copy of itself: a page's own must not be warned of ours. What nanostores
 * leaves stays, because its copies share stores.
 */
export function ownGlobals(): Plugin {
  const own: [file: RegExp, mend: (code: string) => string][] = [
    [
      /\/reactive-element\/reactive-element\.js$/,
      (code) =>
        `let litPropertyMetadata, litMetadata\n${code
          .replace(/\w\.litPropertyMetadata\?\?=/, 'litPropertyMetadata??=')
          .replaceAll('Symbol.metadata', 'litMetadata')
          .replace(/\(\w\.reactiveElementVersions\?\?=\[\]\)/, '[]')}`,
    ],
    [
      /\/(lit-html|lit-element)\/\1\.js$/,
      (code) => code.replace(/\(\w\.lit(Html|Element)Versions\?\?=\[\]\)/, '[]'),
    ],
  ]
  return {
    name: 'own-globals',
    transform(code, id) {
      const mend = own.find(([file]) => file.test(id))?.[1]
      return mend && { code: mend(code), map: null }
    },
  }
}
