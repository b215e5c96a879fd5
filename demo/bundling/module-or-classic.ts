import type { Plugin } from 'vite'

/**
 * Reads the URL of the running file. `document.currentScript` is null in a module, so the URL is read from the first line
 * of a stack trace. If the page disabled stack traces, the script tag is found by its name.
 */
const ownAddress =
  "Reflect.get(Document.prototype,'currentScript',document)?.src||" +
  String.raw`/\w+:\/\/\S+(?=:\d+:\d+\)?$)/m.exec(Error().stack)?.[0]||` +
  'document.querySelector(\'[src*="/tradefront.js"]\')?.src'

const file = 'tradefront.js'

/** Lets the loader run as a module and as a classic script, so that a tag without `type="module"` works too. */
export function moduleOrClassic(): Plugin {
  return {
    name: 'module-or-classic',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const loader = bundle[file]
        if (loader?.type !== 'chunk') return this.error(`there is no ${file}`)
        if (loader.imports.length > 0 || loader.exports.length > 0)
          this.error(`${file} imports or exports: a classic script cannot`)
        const code = loader.code.trim().replaceAll('import.meta.url', 'ownAddress')
        // Declarations of a classic script are global unless they are inside a function.
        loader.code = `(()=>{const ownAddress=${ownAddress};${code}})();\n`
      },
    },
  }
}
