import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenAnywhere } from '../server/port-of'

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Starts a server with configurable faults that the reference server never has, but networks and other back ends do. */
export async function faultServer() {
  let behave: Behaviour = (_, response) => response.end()
  const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      behave(request, response, body)
    })
  })
  const port = await listenAnywhere(server)
  return {
    api: `http://127.0.0.1:${port}/api`,
    seen,
    does: (behaviour: Behaviour) => {
      seen.length = 0
      behave = behaviour
    },
    /** Answers every request with this status and body. */
    says(status: number, body: unknown, type = 'application/json') {
      this.does((_, response) => {
        response.writeHead(status, { 'Content-Type': type })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
