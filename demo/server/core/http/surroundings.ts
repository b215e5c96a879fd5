import type { Context, Hono } from 'hono'
import { defaultLocale, nearestLocale, type Locale } from '../../../../src/core/language/locale'
import type { FindMember } from '../security/auth'
import type { CallGate } from './calls-under-way'
import type { Config } from '../config/config'
import type { SharedAnswers } from './shared-answers'
import type { ReceiveSheet } from './sheet-file'
import type { FindSites, OnlyOpen } from '../config/site'

export type Log = { info: (line: string) => void; error: (line: string) => void }

/** Services that the app provides to routes. */
export type Surroundings = {
  config: Config
  findMember: FindMember
  findSites: FindSites
  onlyOpen: OnlyOpen
  /** Reads an uploaded goods file. A server without a disk has none. */
  receiveSheet?: ReceiveSheet | undefined
  shares?: SharedAnswers | undefined
  callGate: CallGate
  log: Log
}

export type AppEnv = {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string; bytesWritten?: number }; rawHeaders?: string[] }
    outgoing?: { writableFinished: boolean; once: (event: 'close', listener: () => void) => unknown }
  }
  Variables: { surroundings: Surroundings; requestId: string }
}
export type App = Hono<AppEnv>
export type AppContext = Context<AppEnv>

const spoken = [defaultLocale, 'en']

/** Returns the first language of `Accept-Language`, which needs no preflight. Browsers also send their own. */
const firstAccepted = (headers: Headers) => headers.get('accept-language')?.split(/[,;]/, 1)[0]?.trim()

/** Returns the language of messages in a response. */
export const languageOf = ({ headers }: Request): Locale =>
  nearestLocale(headers.get('language') ?? firstAccepted(headers), spoken) ?? defaultLocale

/** Returns the client's IP address, for limits and the log. */
export function callerAddress(c: AppContext): string {
  if (c.var.surroundings.config.trustProxy) {
    const last = (c.req.header('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? ''
    if (/^[\da-fA-F:.]{3,45}$/.test(last)) return last
  }
  // Tests call the app without a network.
  const env: AppEnv['Bindings'] | undefined = c.env
  return env?.incoming?.socket?.remoteAddress ?? 'unknown'
}
