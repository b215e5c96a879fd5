import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { receivingSheets } from '../../../demo/server/catalogue/goods-import/intake/receive-sheet'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { portOf } from '../../server/port-of'

test('a client that disconnects during the upload is not a database error, and leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-cut-'))
  const receive = receivingSheets(folder)
  let resolve = (_: unknown) => {}
  const thrown = new Promise((done) => (resolve = done))
  const fetch = async (asked: Request) => {
    await receive(asked).catch(resolve)
    return new Response('')
  }
  const server = serve({ fetch, port: 0 })
  try {
    await once(server, 'listening')
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 90_000 }
    const sending = request({ port: portOf(server), method: 'POST', headers })
    sending.on('error', () => {})
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nSKU\r\n')
    await expect.poll(() => readdirSync(folder, { recursive: true }).length, { timeout: 10_000 }).toBe(2)
    sending.destroy()
    const error = await thrown
    expect(error instanceof Refusal && error.code).toBe(400)
    expect(readdirSync(folder)).toEqual([])
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})
