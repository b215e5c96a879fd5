import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLimits } from '../../demo/server/catalogue/goods-import/import-limits'
import { cutSlowBodies, timeFor } from '../../demo/server/core/http/body-time'
import { soon } from '../soon'
import { portOf } from './port-of'

const log: string[] = []
const server = createServer((incoming, answer) => {
  incoming.on('error', ({ message }) => void log.push(message))
  incoming.on('end', () => answer.end('came whole'))
  incoming.resume()
})
cutSlowBodies(server, (claimed) => (claimed > 5 ? 60_000 : 100))
beforeAll(async () => void (await once(server.listen(0), 'listening')))
afterAll(() => void server.close())

/** Sends the headers of a request and three bytes of its body. */
function send(length: number) {
  const socket = connect(portOf(server), 'localhost')
  const seen = { text: '', closed: false }
  socket.on('data', (part) => void (seen.text += part.toString()))
  socket.on('close', () => void (seen.closed = true))
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\nabc`)
  return { socket, seen }
}

test('allows 60 s for a small body, 800 s for 100 MB and at most 900 s', () => {
  expect(timeFor(0)).toBe(60_000)
  expect(timeFor(1_000_000)).toBe(60_000)
  expect(timeFor(importLimits.bytes)).toBe(800_000)
  expect(timeFor(1e18)).toBe(900_000)
})

test('cuts off a stalled body, waits for a body with a longer limit and answers a complete one', async () => {
  const [short, long, whole] = [send(4), send(6), send(3)]
  await soon(() => expect(short.seen.closed).toBe(true))
  expect(short.seen.text).toBe('')
  expect(log).toEqual(['aborted'])
  await soon(() => expect(whole.seen.text).toContain('came whole'))
  expect([whole.seen.closed, long.seen.closed]).toEqual([false, false])
  long.socket.write('def')
  await soon(() => expect(long.seen.text).toContain('came whole'))
  for (const { socket } of [long, whole]) socket.destroy()
})
