import type { Files } from '../../demo/server/core/http/files'
import { fillPage } from '../../elements/render'
import type { Bed } from '../server/testbed'

/** The API of a testbed as a renderer asks it, and what it was asked. */
export function shopOf(bed: Bed) {
  const asked: string[] = []
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return bed.app.fetch(request)
  }
  return { api: 'http://localhost:4173/api', fetch: ask, asked }
}

/** Code comes with the first drawing of a page, on a busy machine later than whoever asks for it waits. */
export async function bringCode(bed: Bed, html: string, path: string) {
  await bed.reset()
  await fillPage(html, { ...shopOf(bed), site: 'localhost', lang: 'zh-CN', address: { path, search: '' } })
}

/** A folder of one page; of none without its text. */
export const pageFiles = (text = ''): Files => ({
  find: async (path) =>
    text && path === '/index.html'
      ? { bytes: new TextEncoder().encode(text), type: 'text/html; charset=utf-8', tag: '"x"' }
      : undefined,
})
