import type { Plugin } from 'vite'

const maker = '\0sheet-of.js'

/**
 * Turns `import sheet from './cart.css?sheet'` into a constructable style sheet that all adopters share. Without support
 * for these, it is the CSS text. Plain CSS imports would add <link> tags to the host page. The cascade layer lets any rule of
 * an integrator override ours.
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
