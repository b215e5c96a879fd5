import type { Plugin } from 'vite'

/** Removes the descriptions of contracts and elements from the bundle. Only documentation and servers need them. */
export function withoutAbout(): Plugin {
  const text = /(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`$]|\$\{\w+\})*`)/.source
  const descriptions = new RegExp(`\\b(?:about|summary|right):\\s*${text},?`, 'g')
  const tables =
    /\b(?:events|slots|parts|cssProperties|reserve): (?:\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\w+),/g
  /** Matches code that passes a description on. */
  const passed = /^ +(?:about|right)\b.*,$|, \{ params: \{ \w+ \} \}/gm
  const blank = (code: string) => code.replace(/[^\n]/g, ' ')
  return {
    name: 'without-about',
    enforce: 'pre',
    transform(code, id) {
      if (/\/core\/api\/(?:endpoint|shapes)\.ts$/.test(id))
        return { code: code.replace(passed, blank), map: null }
      if (id.endsWith('.contract.ts')) return { code: code.replace(descriptions, blank), map: null }
      if (!/\/elements\/(?:runtime\/)?[\w-]+\.tsx?$/.test(id)) return undefined
      return { code: code.replace(descriptions, blank).replace(tables, blank), map: null }
    },
  }
}
