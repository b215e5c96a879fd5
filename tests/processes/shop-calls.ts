import type { Data, Endpoint, Input } from '../../src/core/api/endpoint'
import { isCallError } from '../../src/core/api/call-error'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { dataOf, requestFor, type Asking } from '../server/request'
import type { Shop } from './shop-process'

/** Code of an answer that never came. */
const cut = 0

export type Answered<T> = { code: number; data?: T; replayed: boolean; retryAfter: string | null }

/** Calls of buyers to a server that may be killed during them. */
export function callsTo({ port, base, captcha }: Pick<Shop, 'port' | 'base' | 'captcha'>) {
  async function ask<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    asking: Asking = {},
  ): Promise<Answered<Data<E>>> {
    try {
      const answer = await fetch(requestFor(endpoint, input, { host: `localhost:${port}`, ...asking }))
      const head = {
        replayed: answer.headers.has('idempotent-replayed'),
        retryAfter: answer.headers.get('retry-after'),
      }
      try {
        return { code: 200, data: await dataOf(endpoint, answer), ...head }
      } catch (error) {
        if (!isCallError(error)) throw error
        return { code: error.code, ...head }
      }
    } catch (error) {
      // Thrown by fetch when the connection breaks.
      if (error instanceof TypeError || (error instanceof Error && error.name === 'AbortError'))
        return { code: cut, replayed: false, retryAfter: null }
      throw error
    }
  }

  async function logIn(loginAccount: string): Promise<string> {
    const captchaKey = crypto.randomUUID()
    await fetch(`${base}/api/oauth/captcha?key=${captchaKey}`)
    const { data, code } = await ask(signIn, {
      body: { loginAccount, password: 'demo1234', captchaKey, captcha },
    })
    if (!data) throw new Error(`no login: ${code}`)
    return data.token
  }

  return { ask, logIn }
}
export type Calls = ReturnType<typeof callsTo>
