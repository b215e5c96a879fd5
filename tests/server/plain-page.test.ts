import { Hono } from 'hono'
import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { plainPage } from '../../demo/server/core/http/plain-page'
import type { App } from '../../demo/server/core/http/surroundings'

const payloads = [
  '<img src=x onerror=hit()>',
  '</title><script>hit()</script>',
  '"><svg onload=hit()>',
  '<!--<b>',
  '</style><style>*{display:none}</style>',
]

/** Returns the tags of a page in order. */
const tagsOf = (page: string) => [...page.matchAll(/<\/?[a-z!][^\s>]*/gi)].map(([tag]) => tag)

async function pageWith(words: string): Promise<string> {
  const app: App = new Hono()
  app.get('/', (c) => plainPage(c, words, html`<p title="${words}">${words}</p>`))
  return (await app.request('/')).text()
}

test.each(payloads)('escapes %s on a page of the server', async (payload) => {
  const [plain, hostile] = await Promise.all([pageWith('订单备注'), pageWith(payload)])
  expect(tagsOf(hostile)).toEqual(tagsOf(plain))
  expect(hostile).toContain(payload.slice(0, 1) === '<' ? '&lt;' : '&quot;')
})
