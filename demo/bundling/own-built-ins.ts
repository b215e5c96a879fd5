import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { arrayFrom, bound, entriesOf, toJson } from '../../src/core/host/built-ins.ts'

/** The loader comes first and alone. */
const withLoader =
  /src\/core\/(events|host\/(pinned|script-settings|copies))\.ts|elements\/(loader|npm|element-code|runtime\/(start-loader|page-built-ins))\.ts|site\/trouble\/|catch-code\.ts|rolldown\/runtime/
const isCommon = (id: string) =>
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//.test(id)

/**
 * Old libraries replace built-ins by others of the same name, and React and we stumble over them. Their calls
 * become calls of src/core/host/built-ins.ts; but for what the loader is made of, which has no room and no need, and for what
 * looks at the page's own.
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
      // Ours has methods of that name; others write JSON in ways of their own.
      const elsewhere = foreign ? toJson : bound
      const used = calls.filter(([call, own]) => own !== elsewhere && code.search(call) >= 0)
      if (used.length === 0) return undefined
      const mended = used.reduce((text, [call, , instead]) => text.replace(call, instead), code)
      if (/react-dom/.test(id) && /\.bind\(/.test(mended))
        this.error(`${id} binds in a way that is not mended`)
      // A CommonJS module would be taken for another kind by an import.
      const head = isCommon(id)
        ? used.map(([, own]) => `const __${own.name} = ${own.toString()}\n`)
        : used.map(([, { name }]) => `import { ${name} as __${name} } from ${JSON.stringify(file)}\n`)
      return { code: head.join('') + mended, map: null }
    },
  }
}
