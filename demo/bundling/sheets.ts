import type { Plugin } from 'vite'

/**
 * `import sheet from './cart.css?sheet'`: a constructable sheet, one object for all who adopt it; its text where there are no sheets. Plain CSS
 * imports would put <link>s into the host page. The layer lets any rule of an integrator win over ours.
 */
export function sheets(): Plugin {
  return {
    name: 'sheets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css?sheet')) return undefined
      const file = await this.resolve(source.slice(0, -'?sheet'.length), importer)
      return file && `\0sheet:${file.id}.js`
    },
    load(id) {
      if (!id.startsWith('\0sheet:')) return undefined
      const file = id.slice('\0sheet:'.length, -'.js'.length)
      this.addWatchFile(file)
      return `import css from ${JSON.stringify(`${file}?inline`)}
        const text = '@layer trade{' + css + '}'
        const sheet = globalThis.CSSStyleSheet ? new CSSStyleSheet() : { text }
        sheet.replaceSync?.(text)
        export default sheet`
    },
  }
}
