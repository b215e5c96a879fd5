import { createServer, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { overNetwork } from '../../demo/server/session/third-party/provider'
import { listenAnywhere } from '../server/port-of'

let answer: (response: ServerResponse) => void
let seen = 0
const server = createServer((_, response) => {
  seen += 1
  answer(response)
})
let address = ''
beforeAll(async () => {
  const port = await listenAnywhere(server)
  address = `http://127.0.0.1:${port}/token`
})
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('passes responses on unchanged, also without a body', async () => {
  answer = (response) => response.writeHead(201, { 'X-Said': 'yes' }).end('{"ok":true}')
  const created = await overNetwork(new Request(address))
  expect([created.status, created.headers.get('X-Said'), await created.text()]).toEqual([
    201,
    'yes',
    '{"ok":true}',
  ])
  answer = (response) => response.writeHead(204).end()
  expect((await overNetwork(new Request(address))).status).toBe(204)
})

test.each([
  ['nothing', () => {}],
  ['half a body', (response: ServerResponse) => response.writeHead(200).write('{"ok":')],
])('times out after 10 s if the third party sends %s', async (_, say) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = say
  const before = seen
  const outcome = overNetwork(new Request(address)).then(
    () => 'answered',
    (error: unknown) => String(error),
  )
  while (seen === before) await new Promise((turn) => setImmediate(turn))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toContain('no answer in 10000 ms')
})
