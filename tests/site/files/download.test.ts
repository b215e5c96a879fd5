import { beforeEach, describe, expect, test, vi } from 'vitest'
import { minute } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { downloadTicket } from '../../../demo/server/site/files/tickets.table'
import { CallError } from '../../../src/core/api/call-error'
import type { Scope } from '../../../src/core/host/scope'
import { downloadAddress } from '../../../src/site/files/download'
import { fileTicket } from '../../../src/site/files/files.contract'
import { openTestbed } from '../../server/testbed'
import fileUrls from '../../vectors/file-urls.json'
import { envelopeOf, upload } from './sample-files'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

/** A browser's own fetch: no header of ours goes along. */
const fetched = async (address: string) => bed.app.request(`http://localhost:4173/api${address}`)

describe('a ticket', () => {
  let token = ''
  let fileUrl = ''
  beforeEach(async () => {
    token = await bed.login('retail')
    fileUrl = (await envelopeOf(await upload(bed, token, '执照.pdf'))).data
  })
  const ticket = async (asking = token) =>
    (await bed.call(fileTicket, { body: { fileUrl } }, { token: asking })).url

  test('fetches one file once, without a session', async () => {
    const url = await ticket()
    const answer = await fetched(url)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await envelopeOf(await fetched(url))).code).toBe(404)
  })

  test('serves one of ten parallel requests', async () => {
    const url = await ticket()
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetched(url)))
    const types = answers.map((answer) => answer.headers.get('content-type'))
    expect(types.filter((type) => type === 'application/pdf')).toHaveLength(1)
  })

  test('expires after a minute', async () => {
    const url = await ticket()
    bed.wait(minute)
    expect((await envelopeOf(await fetched(url))).code).toBe(404)
  })

  test('is issued only for own files, and other files look like missing ones', async () => {
    const other = await bed.login('demo')
    await expect(ticket(other)).rejects.toMatchObject({ code: 404 })
    const answer = await bed.ask(fileTicket, { body: { fileUrl } }, { token: other })
    const missing = await bed.ask(fileTicket, { body: { fileUrl: '/bbb/file/1/a.pdf' } }, { token: other })
    expect(await answer.text()).toBe(await missing.text())
    expect((await bed.ask(fileTicket, { body: { fileUrl } })).status).toBe(401)
  })

  test('is stored as a hash, and deleted after it expires', async () => {
    const url = await ticket()
    const rows = () => bed.inside(() => db().select().from(downloadTicket))
    expect(await rows()).toHaveLength(1)
    expect(JSON.stringify(await rows())).not.toContain(url.split('/').at(-1))
    bed.wait(2 * minute)
    await ticket()
    expect(await rows()).toHaveLength(1)
  })
})

describe('the download address for the browser', () => {
  const secret = 'TOK_9f3'
  const api = 'https://api.shop.example.com/api'
  const ticketless = () => Promise.reject(new CallError('missing', 404, ''))
  function scope(call: () => Promise<unknown>, token = secret) {
    const asked = vi.fn(call)
    return {
      asked,
      settings: { api },
      token: { $token: { get: () => token } },
      call: asked,
    } as unknown as Scope & {
      asked: typeof asked
    }
  }

  test.each(fileUrls.vectors)(
    '%j is %s: contains the token only at the exact origin of the API',
    async (given, where) => {
      const page = scope(ticketless)
      const address = await downloadAddress(page, String(given))
      if (where === 'none') return expect(address).toBe('')
      expect(new URL(address).origin === new URL(api).origin).toBe(where === 'api')
      expect(address.includes(secret)).toBe(where === 'api')
      expect(page.asked).toHaveBeenCalledTimes(where === 'api' ? 1 : 0)
    },
  )

  test('contains no token if the server issues tickets', async () => {
    const page = scope(() => Promise.resolve({ url: '/bbb/download/t1' }))
    expect(await downloadAddress(page, '/bbb/file/1/a.pdf')).toBe(`${api}/bbb/download/t1`)
  })

  test('contains no token for a visitor or a session in a cookie', async () => {
    expect(await downloadAddress(scope(ticketless, ''), '/a.pdf')).toBe(`${api}/a.pdf`)
    expect(await downloadAddress(scope(ticketless, 'cookie-0a1b2c3d'), '/a.pdf')).toBe(`${api}/a.pdf`)
  })

  test('is refused without a token if the server refuses or is unreachable', async () => {
    for (const kind of ['business', 'unauthorized', 'network', 'http'] as const) {
      const page = scope(() => Promise.reject(new CallError(kind, 500, '')))
      await expect(downloadAddress(page, '/a.pdf')).rejects.toMatchObject({ kind })
    }
  })
})
