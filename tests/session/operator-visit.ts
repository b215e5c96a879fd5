import type { Config } from '../../demo/server/core/config/config'
import type { App } from '../../demo/server/core/http/surroundings'
import { deskPath } from '../../demo/server/session/operator/operator-page'
import { demoOperator } from '../../demo/server/session/operator/operator.seed'

const origin = 'http://localhost:4173'

/** Simulates a browser at the operator's console that sends forms and stores the cookie. */
export function operatorVisit(bed: { app: App; config: Pick<Config, 'demo'> }) {
  const at = deskPath(bed.config)
  let cookie = ''
  async function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const answer = await bed.app.request(`${origin}${path}`, {
      ...init,
      headers: { Host: 'localhost:4173', ...(cookie && { Cookie: cookie }), ...init.headers },
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
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
  return {
    send,
    post,
    logIn: (password = demoOperator.password, account = demoOperator.account) =>
      post(`${at}/login?lang=en`, { account, password }),
    page: async (path = `${at}?lang=en`) => (await send(path)).text(),
    act: (desk: string, action: string, id: string, fields?: Record<string, string>) =>
      post(`${at}/act/${desk}/${action}/${id}?lang=en`, fields),
    /** Submits a form of the login or of a console page. */
    form: (path: string, fields?: Record<string, string>) => post(`${at}/${path}?lang=en`, fields),
    cookie: () => cookie,
  }
}
