import type { Plugin } from 'vite'
import { icons } from '../../src/ui/icons/icons.ts'

const table = '/src/ui/icons/icons.ts'
const byData = '/src/ui/icons/icon-named.ts'
const one = 'icon-of-the-set:'
const names = Object.keys(icons)
/** Classes and keys of texts are no icons. */
const written = new RegExp(`(?<!className=|say\\()(['"])(${names.join('|')})\\1`, 'g')

/** A name is a literal of a component, or of a file that knows the type of names. */
const mayName = (id: string, code: string) =>
  /\/src\/.*\.tsx$/.test(id) || (/\/src\/.*\.ts$/.test(id) && code.includes('IconName'))

/**
 * The whole set is more than most pages need. Each icon becomes a module of its own that enters the table, and comes
 * with whoever writes its name; where data may name any, all come. Source and types stay as they are.
 */
export function iconsByUse(): Plugin {
  return {
    name: 'icons-by-use',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(one) ? `\0${source}` : undefined),
    load(id) {
      if (id.endsWith(table)) return 'export const icons = {}'
      const [, icon] = id.split(`\0${one}`)
      const outline = Object.entries(icons).find(([name]) => name === icon)?.[1]
      if (!outline) return undefined
      const code = `import { icons } from ${JSON.stringify(table)}\nicons.${icon} = ${JSON.stringify(outline)}`
      return { code, moduleSideEffects: true }
    },
    transform(code, id) {
      if (id.endsWith(table) || !mayName(id, code)) return undefined
      const used = id.endsWith(byData) ? names : [...code.matchAll(written)].map(([, , name]) => name)
      const imports = [...new Set(used)].map((name) => `\nimport '${one}${name}'`)
      return imports.length > 0 ? { code: code + imports.join(''), map: null } : undefined
    },
  }
}
