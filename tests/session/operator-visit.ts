import type { Bed } from '../server/testbed'
import { demoOperator } from '../../demo/server/session/operator/operator.seed'

const origin = 'http://localhost:4173'

/** A browser at the operator's page, which sends forms and keeps the cookie. */
export function operatorVisit(bed: Bed) {
  let cookie = ''
  const send = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    bed.app.request(`${origin}${path}`, {
      ...init,
      headers: { Host: 'localhost:4173', ...(cookie && { Cookie: cookie }), ...init.headers },
    })
  const post = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = { Origin: origin },
  ) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  async function logIn(password = demoOperator.password) {
    const answer = await post('/demo/operator/login', { account: demoOperator.account, password })
    cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    return answer
  }
  return {
    send,
    post,
    logIn,
    page: async (path = '/demo/operator?lang=en') => (await send(path)).text(),
    act: (desk: string, action: string, id: string, fields?: Record<string, string>) =>
      post(`/demo/operator/act/${desk}/${action}/${id}?lang=en`, fields),
  }
}
