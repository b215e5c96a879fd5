import type { Files } from './files'

/** Where the server serves a plain page for phones of its own. */
export const ownMobilePath = '/m'
const attribute = ` data-mobile-path="${ownMobilePath}"`
const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The files of the storefront, whose page sends phones to a path, or nowhere if that is empty. */
export function withMobilePath(files: Files, path: string): Files {
  if (path === ownMobilePath) return files
  const own = path && ` data-mobile-path="${inAttribute(path)}"`
  return {
    async find(name, accepts) {
      if (name !== '/index.html') return files.find(name, accepts)
      const page = await files.find(name)
      if (!page) return undefined
      const text = new TextDecoder().decode(page.bytes).replace(attribute, () => own)
      const tag = page.tag.replace(/"$/, `-${encodeURIComponent(path)}"`)
      return { ...page, bytes: new TextEncoder().encode(text), tag }
    },
  }
}
