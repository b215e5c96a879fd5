import { expect } from 'vitest'
import type { Finding } from '../../demo/check-api/finding'
import type { Fault } from './checked-server'

/** A fault, and what is to be found of it. */
export type Row = [name: string, fault: Fault, finds: Partial<Finding>]

/** Findings of which one is like this. */
export const finding = (wanted: Partial<Finding>) => expect.arrayContaining([expect.objectContaining(wanted)])

/** The list of goods: what most faults are planted into. */
export const goods = '/bbb/goodsInfo/page'
export const isPreflight = ({ method }: Request) => method === 'OPTIONS'

type Json = Record<string, unknown>
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const pathOf = (request: Request) => new URL(request.url).pathname.replace(/^\/api/, '')
const isAt = (request: Request, path: string) =>
  pathOf(request) === path || pathOf(request).startsWith(`${path}/`)

/** Spoils answers of one address; preflights pass. */
export const at =
  (path: string, spoil: (answer: Response, request: Request) => Response | Promise<Response>): Fault =>
  async (request, server) => {
    const answer = await server(request)
    return isAt(request, path) && !isPreflight(request) ? spoil(answer, request) : answer
  }

/** Another body under the same headers. */
export const withBody = (answer: Response, body: string, status = answer.status) =>
  new Response(body, { status, headers: answer.headers })

/** Changes what a good answer of one address says. */
export const changedAnswer = (path: string, change: (data: Json) => void) =>
  at(path, async (answer) => {
    const whole: unknown = await answer.clone().json()
    if (!isJson(whole) || !isJson(whole.data)) return answer
    change(whole.data)
    return withBody(answer, JSON.stringify(whole))
  })

/** Changes every row of a page. */
export const rows = (path: string, change: (row: Json) => void) =>
  changedAnswer(path, ({ content }) => {
    if (Array.isArray(content)) content.filter(isJson).forEach(change)
  })

/** Sets or, without a value, drops a header of all answers. */
export const header =
  (name: string, value?: string, only = (_request: Request) => true): Fault =>
  async (request, server) => {
    const answer = await server(request)
    if (!only(request)) return answer
    const headers = new Headers(answer.headers)
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  }

/** Answers who is not logged in otherwise than by 401. */
export const instead401 =
  (status: number, body: object): Fault =>
  async (request, server) => {
    const answer = await server(request)
    return answer.status === 401 ? withBody(answer, JSON.stringify(body), status) : answer
  }

const bodyOf = (request: Request) =>
  /GET|HEAD|OPTIONS/.test(request.method) ? Promise.resolve(null) : request.text()

/** The same request with another header. */
export async function sentWith(request: Request, name: string, value: string) {
  const headers = new Headers(request.headers)
  headers.set(name, value)
  return new Request(request.url, { method: request.method, headers, body: await bodyOf(request) })
}

/** Hands the server another body than was sent to an address. */
export const replied =
  (path: string, change: (body: string) => string): Fault =>
  async (request, server) => {
    if (!isAt(request, path) || isPreflight(request)) return server(request)
    const { method, headers, url } = request
    return server(new Request(url, { method, headers, body: change((await bodyOf(request)) ?? '') }))
  }
