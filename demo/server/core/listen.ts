import { Server } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import type { Locale } from '../../../src/core/locale'
import { pick } from '../../../src/core/messages'
import { cutSlowBodies } from './body-time'
import { pause } from './pause'
import { StartError } from './start-error'
import { languageOf, type AppEnv } from './surroundings'

/** Answers a request; the second argument tells from whom it came. */
export type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>
export type Listening = { port: number; stop: (ms: number) => Promise<void> }

// Deleting a thousand cart lines names them all in the address.
const longestHead = 65_536

const headTime = 60_000

// Longer than proxies keep theirs (60 s), so that the end which is used last is never the one that closes.
const keptOpen = 65_000

// Those who come in while the end begins are told to try elsewhere or later, instead of being cut off.
const grace = 300
// A connection that stays silent for so long after that has nothing to say.
const silence = 1_000

type Binding = {
  port: number
  host: string
  /** How whoever starts it chooses the port. */
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
      // Bodies have as long as their size explains.
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

/** Node keeps the first `Host` and drops others, of which a proxy in front may have gone by the last. */
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

/** Takes no new work, lets what runs come to its end, and cuts what takes longer. */
async function drain(server: ServerType, ms: number) {
  await pause(grace)
  // Immediates come right after the loop has taken in whoever was waiting at the door.
  await new Promise(setImmediate)
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  const sweep = setInterval(closeIdle, silence)
  const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), ms)
  // The HTTP server's own close() would cut connections whose request is just coming in.
  await new Promise((done) => void Server.prototype.close.call(server, done))
  clearInterval(sweep)
  clearTimeout(cut)
}
