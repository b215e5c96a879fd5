import * as z from 'zod/mini'
import { callOut } from '../../core/http/call-out'
import { inTime } from '../../core/http/in-time'

/** Whom a third party vouches for. */
export type ThirdUser = { openId: string; nickName: string }

/** What the shop asks of a third party, whichever it is: one file for each knows how that one says it. */
export type Provider = {
  /** Where its user gives consent. @param redirectUri comes back there with a code and this state */
  authorizeUrl: (wish: { state: string; redirectUri: string }) => string
  /** Who gave consent. @throws Error where the code is wrong, used or old */
  identify: (code: string, redirectUri: string) => Promise<ThirdUser>
}

/** How its server is reached: the network, or the stand-in of the demo. */
export type Ask = (request: Request) => Promise<Response>

const timeLimit = 10_000
/** The answer is here as a whole: its body has to come in time as well. */
export const overNetwork: Ask = (request) =>
  inTime(timeLimit, async (signal) => {
    const answer = await callOut(request, { signal, redirect: 'error' })
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, answer)
  })

/** Asks for JSON of a known shape. */
export async function askJson<T>(ask: Ask, request: Request, shape: z.ZodMiniType<T>): Promise<T> {
  const answer = await ask(request)
  if (!answer.ok) throw new Error(`${new URL(request.url).pathname} answered ${answer.status}`)
  return shape.parse(JSON.parse(await answer.text()))
}

/** An address with parameters. */
export function addressWith(base: string, params: Record<string, string>): string {
  const url = new URL(base)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}
