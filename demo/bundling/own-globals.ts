import type { Plugin } from 'vite'

/**
 * What Lit and zod leave on the page to know a second copy of themselves, or to share settings with it: a page's own
 * zod must not be set up by ours, nor ours by it. What nanostores leaves stays, because its copies share stores.
 */
export function ownGlobals(): Plugin {
  const own: [file: RegExp, mend: (code: string) => string][] = [
    [/\/zod\/v4\/core\/(core|registries)\.js$/, (code) => `const globalThis = {}\n${code}`],
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
