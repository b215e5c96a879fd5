import { beforeEach, expect, test, vi } from 'vitest'
import { openSendCode } from '../../src/session/verify-code/send-code.store'
import type { CodeScene } from '../../src/session/verify-code/code-scene'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'
import { bed, captcha } from './code-bed'

let page: ReturnType<typeof fakePage>
beforeEach(async () => {
  await bed.reset()
  page = fakePage(bed)
})

const phone = '13912345678'

async function send(scene: CodeScene, target: { phone: string } | { email: string } = { phone }) {
  const store = openSendCode(freshScope())
  const outcome = await store.send(target, { scene, ...(await captcha()) })
  store.close()
  return outcome
}

test('checks a phone only before a registration', async () => {
  expect(await send('register')).toBe('sent')
  expect(page.asked).toEqual([`/pc/bbbAuth/getPhoneCheck/${phone}`, '/pc/bbbAuth/getCheckCode'])
  page.asked.length = 0
  expect(await send('forget', { phone: '13912345679' })).toBe('sent')
  expect(await send('register', { email: 'a@example.com' })).toBe('sent')
  expect(page.asked).toEqual(['/pc/bbbAuth/getCheckCode', '/pc/bbbAuth/getEmailCode'])
})

test('requests no code if the back end reports the phone as taken', async () => {
  const wire = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('getPhoneCheck')
      ? Promise.resolve(Response.json({ code: 200, message: '', data: { exists: 10 } }))
      : wire(url, init),
  )
  expect(await send('register')).toBe('taken')
  expect(page.asked).toEqual([])
})

test('sends the code if the back end has no phone check', async () => {
  const wire = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('getPhoneCheck') ? Promise.resolve(new Response('', { status: 404 })) : wire(url, init),
  )
  expect(await send('register')).toBe('sent')
})
