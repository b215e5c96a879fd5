import * as z from 'zod/mini'
import { callOut } from '../../core/http/call-out'
import { inTime } from '../../core/http/in-time'

/** User verified by a third party. */
export type ThirdUser = { openId: string; nickName: string }

/** Common interface of third-party login providers, with one implementation file each. */
export type Provider = {
  /** Returns the URL of the consent page. @param redirectUri receives the code and the state */
  authorizeUrl: (wish: { state: string; redirectUri: string }) => string
  /** Returns the user who gave consent. @throws Error if the code is wrong, used or expired */
  identify: (code: string, redirectUri: string) => Promise<ThirdUser>
}

/** Transport to the provider: the network, or the demo's stand-in. */
export type Ask = (request: Request) => Promise<Response>

const timeLimit = 10_000
/** Sends a request over the network. Reads the full body, so that the timeout covers it. */
export const overNetwork: Ask = (request) =>
  inTime(timeLimit, async (signal) => {
    const answer = await callOut(request, { signal, redirect: 'error' })
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, answer)
  })

/** Requests JSON of a known shape. */
export async function askJson<T>(ask: Ask, request: Request, shape: z.ZodMiniType<T>): Promise<T> {
  const answer = await ask(request)
  if (!answer.ok) throw new Error(`${new URL(request.url).pathname} answered ${answer.status}`)
  return shape.parse(JSON.parse(await answer.text()))
}

/** Returns a URL with query parameters. */
export function addressWith(base: string, params: Record<string, string>): string {
  const url = new URL(base)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}
