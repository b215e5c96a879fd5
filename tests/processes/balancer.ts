import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '../free-port.mjs'

/** Gives each request to the next of some servers; one that takes no connection is passed over. */
export async function openBalancer(ports: readonly number[]) {
  let turn = 0
  const port = await freePort()

  function pass(asked: IncomingMessage, answer: ServerResponse, body: Buffer, left: number) {
    const { method, url: path, headers } = asked
    const target = ports[turn++ % ports.length]
    const passed = request({ host: '127.0.0.1', port: target, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
      given.once('error', () => answer.destroy())
    })
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) pass(asked, answer, body, left - 1)
      else answer.destroy()
    })
    passed.end(body)
  }

  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.once('end', () => pass(asked, answer, Buffer.concat(parts), ports.length))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    port,
    base: `http://localhost:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
