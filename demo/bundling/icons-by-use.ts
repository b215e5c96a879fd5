import type { Plugin } from 'vite'
import { icons } from '../../src/ui/icons/icons.ts'

const table = '/src/ui/icons/icons.ts'
const byData = '/src/ui/icons/icon-named.ts'
const one = 'icon-of-the-set:'
const names = Object.keys(icons)
/** Matches icon names in string literals. CSS classes and message keys are excluded. */
const written = new RegExp(`(?<!className=|say\\()(['"])(${names.join('|')})\\1`, 'g')

/** Returns whether a file may contain icon names: a component, or a file that imports the type of icon names. */
const mayName = (id: string, code: string) =>
  /\/src\/.*\.tsx$/.test(id) || (/\/src\/.*\.ts$/.test(id) && code.includes('IconName'))

/**
 * Loads only the icons that a page uses. Each icon becomes its own module, which registers itself and is imported by the
 * files that contain its name. Files in which data chooses the icon import all of them. Source and types are unchanged.
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
