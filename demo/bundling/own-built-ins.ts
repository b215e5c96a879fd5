import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { arrayFrom, bound, entriesOf, toJson } from '../../src/core/host/built-ins.ts'

/** The loader's modules. They are built as one file without this transform. */
const withLoader =
  /src\/core\/(events|host\/(pinned|script-settings|copies))\.ts|elements\/(loader|npm|element-code|runtime\/(start-loader|page-built-ins))\.ts|site\/trouble\/|catch-code\.ts|rolldown\/runtime/
const isCommon = (id: string) =>
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//.test(id)

/**
 * Replaces calls of some built-ins with those of src/core/host/built-ins.ts. Old libraries overwrite built-ins with
 * incompatible ones, which breaks React and the kit. The loader's modules are excluded because they must stay
 * small. Modules that inspect the page's own built-ins are excluded as well.
 */
export function ownBuiltIns(): Plugin {
  const file = resolve('src/core/host/built-ins.ts')
  const value = String.raw`(?<![\w$.)\]])([\w$]+(?:\.[\w$]+)*)`
  const calls: [call: RegExp, own: { name: string; toString: () => string }, instead: string][] = [
    [/\bArray\.from\(/g, arrayFrom, '__arrayFrom('],
    [/\bJSON\.stringify\(/g, toJson, '__toJson('],
    [new RegExp(`${value}\\.entries\\(\\)`, 'g'), entriesOf, '__entriesOf($1)'],
    [new RegExp(`${value}\\.bind\\(`, 'g'), bound, '__bound($1, '],
  ]
  return {
    name: 'own-built-ins',
    transform(code, id) {
      if (id === file || withLoader.test(id) || !/\.([cm]?js|tsx?)$/.test(id)) return undefined
      const foreign = id.includes('/node_modules/')
      // Our own code has methods named `bind`. Packages may serialize JSON in their own way.
      const elsewhere = foreign ? toJson : bound
      const used = calls.filter(([call, own]) => own !== elsewhere && code.search(call) >= 0)
      if (used.length === 0) return undefined
      const mended = used.reduce((text, [call, , instead]) => text.replace(call, instead), code)
      if (/react-dom/.test(id) && /\.bind\(/.test(mended))
        this.error(`${id} binds in a way that is not mended`)
      // An import would turn a CommonJS module into an ES module.
      const head = isCommon(id)
        ? used.map(([, own]) => `const __${own.name} = ${own.toString()}\n`)
        : used.map(([, { name }]) => `import { ${name} as __${name} } from ${JSON.stringify(file)}\n`)
      return { code: head.join('') + mended, map: null }
    },
  }
}
