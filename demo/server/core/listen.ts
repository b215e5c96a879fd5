import { serve, type ServerType } from '@hono/node-server'
import { StartError } from './start-error'
import type { AppEnv } from './surroundings'

/** Answers a request; the second argument tells from whom it came. */
export type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>
export type Listening = { port: number; stop: (ms: number) => Promise<void> }

// Deleting a thousand cart lines names them all in the address.
const longestHead = 65_536

/** Listens on a port. @throws StartError when it is taken or forbidden */
export function listen(fetch: Fetch, { port, host }: { port: number; host: string }): Promise<Listening> {
  return new Promise((done, fail) => {
    const server = serve(
      { fetch, port, hostname: host, serverOptions: { maxHeaderSize: longestHead, requestTimeout: 60_000 } },
      (address) => {
        server.off('error', refuse)
        done({ port: address.port, stop: (ms) => stop(server, ms) })
      },
    )
    function refuse(error: NodeJS.ErrnoException) {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${error.code})`
      fail(new StartError(`Port ${port} ${reason}. Set PORT to another one.`))
    }
    server.once('error', refuse)
  })
}

/** Takes no new work, lets what runs come to its end, and cuts what takes longer. */
function stop(server: ServerType, ms: number): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), ms)
    server.close(() => {
      clearTimeout(cut)
      done()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
