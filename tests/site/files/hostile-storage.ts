import { createServer, type RequestListener } from 'node:http'
import type { BucketAccess } from '../../../demo/server/core/config/bucket-access'
import { listenAnywhere } from '../../server/port-of'

/** Answers that a storage, or whatever stands before it, should not give. */
export const badAnswers: Record<string, RequestListener> = {
  'fails with 500': (_, answer) => answer.writeHead(500).end(),
  'is busy': (_, answer) => answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'),
  'rejects the key': (_, answer) =>
    answer
      .writeHead(403, { 'Content-Type': 'application/xml' })
      .end('<Error><Code>InvalidAccessKeyId</Code><AWSAccessKeyId>key-of-the-shop</AWSAccessKeyId></Error>'),
  'answers with a page': (_, answer) =>
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Please log in to the network</h1>'),
  redirects: (_, answer) => answer.writeHead(302, { Location: 'https://example.com/' }).end(),
  'cuts the file off': ({ method }, answer) => {
    answer.writeHead(200, { 'Content-Length': method === 'PUT' ? 0 : 13 })
    if (method === 'PUT') answer.end()
    else answer.write('%PDF', () => answer.destroy())
  },
  'declares a shorter file': (_, answer) => answer.writeHead(200, { 'Content-Length': 4 }).end('%PDF'),
  'sends another file of that length': ({ method }, answer) =>
    answer.writeHead(method === 'PUT' ? 500 : 200, { 'Content-Length': 13 }).end('%PDF-1.7 resT'),
  'never stops': ({ method }, answer) => {
    answer.writeHead(method === 'PUT' ? 500 : 200)
    const more = () => void (answer.writable && answer.write(Buffer.alloc(100_000), () => setImmediate(more)))
    more()
  },
  'hangs up': ({ socket }) => void socket.destroy(),
  'says nothing': () => {},
}

/** A server in the place of the storage, which answers as it is told. */
export async function openHostile() {
  let behave: RequestListener = (_, answer) => answer.end()
  const server = createServer((request, answer) => {
    request.resume()
    behave(request, answer)
  })
  const port = await listenAnywhere(server)
  const access: BucketAccess = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'cn-north-1',
    name: 'shop',
    keyId: 'key-of-the-shop',
    secret: 'secret-of-the-shop',
    inPath: true,
    answersWithin: 300,
  }
  return {
    access,
    be: (listener: RequestListener) => void (behave = listener),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
