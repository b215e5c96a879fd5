import type { Files } from '../../demo/server/core/http/files'
import { fillPage } from '../../elements/render'
import type { Bed } from '../server/testbed'

/** Provides a testbed's API to a renderer and records its calls. */
export function shopOf(bed: Bed) {
  const asked: string[] = []
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return bed.app.fetch(request)
  }
  return { api: 'http://localhost:4173/api', fetch: ask, asked }
}

/** Loads the code of a page in advance. On a busy machine this may take longer than the caller's timeout. */
export async function bringCode(bed: Bed, html: string, path: string) {
  await bed.reset()
  await fillPage(html, { ...shopOf(bed), site: 'localhost', lang: 'zh-CN', address: { path, search: '' } })
}

/** Creates a folder with one page. Without text it is empty. */
export const pageFiles = (text = ''): Files => ({
  find: async (path) =>
    text && path === '/index.html'
      ? { bytes: new TextEncoder().encode(text), type: 'text/html; charset=utf-8', tag: '"x"' }
      : undefined,
})
