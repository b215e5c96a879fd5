import type { Plugin } from 'vite'

const maker = '\0sheet-of.js'

/**
 * `import sheet from './cart.css?sheet'`: a constructable sheet, one object for all who adopt it; its text where there are no sheets. Plain CSS
 * imports would put <link>s into the host page. The layer lets any rule of an integrator win over ours.
 */
export function sheets(): Plugin {
  return {
    name: 'sheets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === maker) return maker
      if (!source.endsWith('.css?sheet')) return undefined
      const file = await this.resolve(source.slice(0, -'?sheet'.length), importer)
      return file && `\0sheet:${file.id}.js`
    },
    load(id) {
      if (id === maker)
        return `export function sheetOf(css) {
          const text = '@layer trade{' + css + '}'
          const sheet = globalThis.CSSStyleSheet ? new CSSStyleSheet() : { text }
          sheet.replaceSync?.(text)
          return sheet
        }`
      if (!id.startsWith('\0sheet:')) return undefined
      const file = id.slice('\0sheet:'.length, -'.js'.length)
      this.addWatchFile(file)
      return `import css from ${JSON.stringify(`${file}?inline`)}
        import { sheetOf } from ${JSON.stringify(maker)}
        export default sheetOf(css)`
    },
  }
}
