import { once } from 'node:events'
import { connect } from 'node:net'
import { serve as serveOnNetwork } from '@hono/node-server'
import * as z from 'zod/mini'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoint } from '../../src/core/api/endpoint'
import { createApp } from '../../demo/server/app'
import { serve } from '../../demo/server/core/http/serve'
import { openTestbed } from './testbed'
import { portOf } from './port-of'

const bed = await openTestbed('open')
const shapes = { body: z.object({ lines: z.optional(z.array(z.unknown())) }), data: z.boolean() }
const plain = endpoint('POST /test/plain', shapes)
const lines = endpoint('POST /test/lines', shapes)
const app = createApp({
  ...bed,
  log: { info: () => {}, error: (line) => bed.errors.push(line) },
  routes(shop) {
    serve(shop, plain, () => true)
    serve(shop, lines, () => true, { lines: true })
  },
})

async function send(body: BodyInit, { to = 'plain', type = 'application/json' } = {}) {
  const init = { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' }
  const answer = await app.request(`http://localhost:4173/api/test/${to}`, init)
  const json = await answer.json()
  return `${answer.status} ${json.code}`
}
const bytes = (...numbers: number[]) => new Uint8Array(numbers)

describe('rejects bodies that are not JSON with 400 in an envelope', () => {
  const malformed = {
    nothing: '',
    space: ' ',
    'a word': 'nul',
    'a comma too many': '{"lines":[1,],}',
    'single quotes': "{'lines':[]}",
    'a comment': '{/* */}',
    'two values': '{} {}',
    'an open string': '{"lines":["',
    'a raw control character': '{"lines":["\u0001"]}',
    'a bad escape': '{"lines":["\\x00"]}',
    NaN: '{"lines":[NaN]}',
    'a leading zero': '{"lines":[01]}',
    'a byte order mark': '\ufeff{}',
    'broken UTF-8': bytes(123, 34, 0xff, 34, 58, 49, 125),
    'UTF-16': bytes(0xff, 0xfe, 123, 0, 125, 0),
    'brackets without end': '['.repeat(90_000),
    'too deep': `{"lines":${'['.repeat(32)}${']'.repeat(32)}}`,
    'too many keys': `{${Array.from({ length: 2_001 }, (_, at) => `"k${at}":1`).join()}}`,
    'a prototype': '{"__proto__":{"lines":[]}}',
    'a hidden prototype': '{"lines":[{"\\u005f_proto__":1}]}',
    'a constructor': '{"lines":[{"constructor":1}]}',
  }
  for (const [name, body] of Object.entries(malformed)) {
    test(name, async () => {
      expect(await send(body)).toBe('400 400')
    })
  }

  test('rejects other media types, which a form of another site could send', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
      'application/jsonp',
    ]) {
      expect(await send('{}', { type }), type).toBe('400 400')
    }
    expect(await send('{}', { type: 'Application/JSON; charset=utf-8' })).toBe('200 200')
  })
})

test('rejects JSON of a wrong shape with code 400 and does not crash', async () => {
  const odd = [
    '1',
    '"x"',
    'null',
    'true',
    '[]',
    '[1,"a",null]',
    '{"lines":1}',
    '{"lines":{}}',
    '"\\ud800"',
    '1e400',
    '-0',
  ]
  for (const body of odd) expect(await send(body), body).toBe('200 400')
})

test('uses the last of two equal keys', async () => {
  expect(await send('{"lines":1,"lines":[]}')).toBe('200 200')
  expect(await send('{"lines":[],"lines":1}')).toBe('200 400')
})

describe('limits the size of a body', () => {
  const ofSize = (size: number) => `{"lines":["${'x'.repeat(size - 14)}"]}`
  const stream = (size: number, pulled: { bytes: number }) =>
    new ReadableStream({
      pull(controller) {
        const part = new Uint8Array(16_384).fill(32)
        pulled.bytes += part.length
        controller.enqueue(part)
        if (pulled.bytes >= size) controller.close()
      },
    })

  test('accepts 100 kB, and 1 MB of lines, and rejects more with 413', async () => {
    expect(await send(ofSize(100_000))).toBe('200 200')
    expect(await send(ofSize(100_001))).toBe('413 413')
    expect(await send(ofSize(1_000_000), { to: 'lines' })).toBe('200 200')
    expect(await send(ofSize(1_000_001), { to: 'lines' })).toBe('413 413')
  })

  test('stops reading a body without a length at the limit', async () => {
    const pulled = { bytes: 0 }
    expect(await send(stream(1_000_000_000, pulled))).toBe('413 413')
    expect(pulled.bytes).toBeLessThan(300_000)
  })

  describe('bodies over a network', () => {
    // Keyed by request: a request with a closed socket may finish during the next test.
    const answered = new Map<string | null, number>()
    const fetch: typeof app.fetch = async (request, ...rest) => {
      const answer = await app.fetch(request, ...rest)
      answered.set(new URL(request.url).searchParams.get('named'), answer.status)
      return answer
    }
    const server = serveOnNetwork({ fetch, port: 0 })
    afterAll(() => server.close())

    async function socketWith(head: string, body: string, named = '') {
      if (!server.listening) await once(server, 'listening')
      const socket = connect(portOf(server), '127.0.0.1')
      const heads = [
        `POST /api/test/plain?named=${named} HTTP/1.1`,
        'Host: localhost:4173',
        'Connection: close',
        'Content-Type: application/json',
        head,
      ]
      socket.write(`${heads.join('\r\n')}\r\n\r\n${body}`)
      return socket
    }
    async function answerTo(head: string, body: string) {
      const socket = await socketWith(head, body)
      const [answer] = await once(socket, 'data')
      socket.destroy()
      return String(answer).split(' ')[1]
    }

    test('rejects a body longer than its Content-Length, and a declared length over the limit before reading', async () => {
      expect(await answerTo('Content-Length: 12', '{"lines":[]}')).toBe('200')
      expect(await answerTo('Content-Length: 12', `{"lines":[]}${' '.repeat(200_000)}`)).toBe('400')
      expect(await answerTo('Content-Length: 12\r\nTransfer-Encoding: chunked', '0\r\n\r\n')).toBe('400')
      expect(await answerTo('Content-Length: 100001', '')).toBe('413')
    })

    for (const [how, named, head] of [
      ['with a length', 'length', 'Content-Length: 12'],
      ['in pieces', 'pieces', 'Transfer-Encoding: chunked'],
    ] as const)
      test(`logs no database error if a client disconnects ${how}`, async () => {
        const logged = bed.errors.length
        const socket = await socketWith(head, 'c\r\n{"lines"', named)
        socket.end()
        await expect.poll(() => answered.get(named)).toBe(400)
        expect(bed.errors.slice(logged)).toEqual([])
      })
  })

  test('accepts a thousand lines of twenty keys only where lines are allowed', async () => {
    const line = Object.fromEntries(Array.from({ length: 19 }, (_, at) => [`k${at}`, at]))
    const body = JSON.stringify({ lines: Array.from({ length: 1000 }, () => line) })
    expect(await send(body, { to: 'lines' })).toBe('200 200')
    expect(await send(body)).toBe('413 413')
  })
})
