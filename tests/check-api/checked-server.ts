import { check, type Wish } from '../../demo/check-api/check'
import { openTestbed } from '../server/testbed'

export const bed = await openTestbed('demo')

/** The server as the checker meets it. */
export type Server = (request: Request) => Promise<Response>
/** Stands between server and checker, and may spoil what passes. */
export type Fault = (request: Request, server: Server) => Promise<Response>

const base = 'http://localhost:4173/api'
const server: Server = async (request) => bed.app.request(request)

/** Checks the real server, as far as a fault lets it through. */
export function checkServer(wish: Partial<Wish> = {}, fault: Fault = (request) => server(request)) {
  const fetch = (url: string, init: RequestInit) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), Host: new URL(url).host }
    return fault(new Request(url, { ...init, headers }), server)
  }
  const plain = { base, site: 'localhost', origin: 'http://pages.localhost:4174', timeLimit: 15_000 }
  const nobody = {
    token: '',
    account: '',
    password: '',
    write: false,
    documents: '',
    company: '',
    screen: '',
    for: 'all',
  } as const
  return check({ ...plain, ...nobody, fetch, ...wish })
}

/** A token of somebody who has something in every list. */
export const memberToken = () => bed.login('demo')
