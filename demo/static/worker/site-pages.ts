import type { Files } from '../../server/core/http/files'
import type { SiteFiles } from '../../server/core/http/storefront'
import { fileAddress } from './static-files'

/** Serves the shop's page for any address. All other files come from the host, not from this worker. */
const storefront: Files = {
  async find(path) {
    if (path !== '/index.html') return undefined
    const answer = await fetch(fileAddress('shop.html'), { cache: 'no-cache' })
    if (!answer.ok) return undefined
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return { bytes, type: 'text/html; charset=utf-8', tag: answer.headers.get('etag') ?? '"page"' }
  },
}

const none: Files = { find: () => Promise.resolve(undefined) }

export const sitePages: SiteFiles = { storefront, kit: none, docs: none }
