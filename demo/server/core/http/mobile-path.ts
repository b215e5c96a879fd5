import type { Files } from './files'

/** Path of the server's own plain page for phones. */
export const ownMobilePath = '/m'
const attribute = ` data-mobile-path="${ownMobilePath}"`
const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Sets the path to which the storefront's page sends phones. Empty: phones stay. */
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
