import { Server } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { cutSlowBodies } from './body-time'
import { pause } from '../time/pause'
import { StartError } from '../config/start-error'
import { languageOf, type AppEnv } from './surroundings'

/** Answers a request. The second argument identifies the client. */
export type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>
export type Listening = { port: number; stop: (ms: number) => Promise<void> }

// Deleting a thousand cart lines puts all their ids into the address.
const longestHead = 65_536

const headTime = 60_000

// Longer than the 60 s of common proxies, so that the side that sends next never closes the connection.
const keptOpen = 65_000

// Requests during the first moments of the shutdown get a 503 instead of a closed connection.
const grace = 300
// A connection that stays silent for so long after that is closed.
const silence = 1_000

type Binding = {
  port: number
  host: string
  /** Setting that chooses the port, for error messages. */
  setting?: string
}

/** Listens on a port. @throws StartError when it is taken or forbidden */
export function listen(fetch: Fetch, { port, host, setting = 'PORT' }: Binding): Promise<Listening> {
  let ending = false
  const answer: Fetch = (request, env) =>
    ending
      ? goneSoon(languageOf(request))
      : namesSeveralHosts(env)
        ? severalHosts(languageOf(request))
        : fetch(request, env)
  return new Promise((done, fail) => {
    const serverOptions = {
      maxHeaderSize: longestHead,
      headersTimeout: headTime,
      // Body timeouts depend on the size, see body-time.ts.
      requestTimeout: 0,
      keepAliveTimeout: keptOpen,
    }
    const server = serve({ fetch: answer, port, hostname: host, serverOptions }, (address) => {
      server.off('error', refuse)
      const stop = (ms: number) => {
        ending = true
        return drain(server, ms)
      }
      done({ port: address.port, stop })
    })
    function refuse(error: NodeJS.ErrnoException) {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${error.code})`
      fail(new StartError(`Port ${port} ${reason}. Set ${setting} to another one.`))
    }
    cutSlowBodies(server)
    server.once('error', refuse)
  })
}

/** Node keeps the first `Host` header and drops others, while a proxy in front may have used the last one. */
const namesSeveralHosts = ({ incoming }: AppEnv['Bindings']) =>
  (incoming?.rawHeaders ?? []).filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

const severalHosts = (language: Locale) =>
  Response.json(
    {
      code: 400,
      error: 'Bad Request',
      message: pick(['请求包含多个 Host', 'The request has several Host headers.'], language),
      data: null,
    },
    { status: 400, headers: { Connection: 'close' } },
  )

const goneSoon = (language: Locale) =>
  Response.json(
    {
      code: 503,
      error: 'Service Unavailable',
      message: pick(
        ['服务正在重启，请稍后再试', 'The service is restarting. Please try again shortly.'],
        language,
      ),
      data: null,
    },
    { status: 503, headers: { 'Retry-After': '2', Connection: 'close' } },
  )

/** Stops accepting requests, lets running ones finish, and closes those that exceed the timeout. */
async function drain(server: ServerType, ms: number) {
  await pause(grace)
  // Immediates run after the event loop has accepted pending connections.
  await new Promise(setImmediate)
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  const sweep = setInterval(closeIdle, silence)
  const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), ms)
  // close() of the HTTP server would also cut connections whose request is just arriving.
  await new Promise((done) => void Server.prototype.close.call(server, done))
  clearInterval(sweep)
  clearTimeout(cut)
}
